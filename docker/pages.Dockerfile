# syntax=docker/dockerfile:1
# The server of pages: page, registry and files of releases from the store. Context: the repository.
ARG NODE_IMAGE=node:24-trixie-slim

# The first two stages are the same in every image, so packages are installed once for all of them.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /repository
COPY . .
RUN find . -type f ! -name 'package*.json' ! -name tsconfig.base.json ! -name .npmrc -delete \
  && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS packages
WORKDIR /repository
COPY --from=manifests /repository ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

FROM packages AS build
COPY contract contract
COPY delivery delivery
RUN npx esbuild delivery/pages/main.ts --outfile=/pages/main.mjs \
  --bundle --platform=node --target=node20.19 --format=esm \
  --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

FROM ${NODE_IMAGE}
RUN mkdir /store && chown 10001:10001 /store
COPY --from=build /pages /srv/pages
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STORE=/store
LABEL org.opencontainers.image.title="syndication pages"
USER 10001:10001
EXPOSE 8080
# Healthy once there is a release to serve.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/registry.json`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/srv/pages/main.mjs"]
