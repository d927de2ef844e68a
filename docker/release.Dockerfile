# syntax=docker/dockerfile:1
# A release of the shell or of one remote: publishes itself into the store and ends. Context: the repository.
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

# The release command as one file. An image has no browser, so its gate opens no screen.
FROM packages AS command
COPY contract contract
COPY delivery delivery
COPY docker/release.mjs docker/
RUN mv delivery/release/check/suite/no-browser.ts delivery/release/check/suite/run-suite.ts \
  && npx esbuild docker/release.mjs --outfile=/command/release.mjs \
    --bundle --platform=node --target=node20.19 --format=esm \
    --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

FROM packages AS build
COPY contract contract
COPY delivery delivery
COPY shared-ui shared-ui
ARG APP
COPY ${APP} ${APP}
RUN npm run build -w @syndication/${APP} && mv ${APP}/dist /build

FROM ${NODE_IMAGE}
# A new volume takes its owner from this folder; every image with a store uses the same one.
RUN mkdir /store && chown 10001:10001 /store
COPY --from=command /command/release.mjs /release/
COPY --from=build /build /release/build
ARG APP
ENV NODE_ENV=production APP=${APP}
LABEL org.opencontainers.image.title="syndication ${APP}"
USER 10001:10001
# It ends when it has published: its exit code is its health.
HEALTHCHECK NONE
ENTRYPOINT ["node", "/release/release.mjs"]
