# syntax=docker/dockerfile:1
# The API. Keeps nothing in the container: PostgreSQL has the data. Context: the repository.
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
COPY api api
RUN npm run build -w @syndication/api

# Packages that the bundle leaves outside. Not those of the contract, which is in the bundle and has its others
# for browsers, and not PGlite, whose files would be gone with the container.
FROM ${NODE_IMAGE} AS run-time
WORKDIR /repository
COPY --from=manifests /repository ./
RUN --mount=type=cache,target=/root/.npm \
  npm pkg delete -w @syndication/api dependencies.@syndication/contract \
  && npm install --no-save --ignore-scripts --omit=dev -w @syndication/api --include-workspace-root=false \
  && rm -rf node_modules/@electric-sql node_modules/@syndication node_modules/@types \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.md' \) -delete \
  && mkdir -p api/node_modules

# `--target demo`: with the packages of stand-ins and API documentation, in the versions of the lock file.
FROM run-time AS demo-run-time
RUN --mount=type=cache,target=/root/.npm \
  npm install --save-prod --ignore-scripts --omit=dev -w @syndication/api --include-workspace-root=false \
    $(node -p "const { packages } = require('./package-lock.json'); \
      ['oidc-provider', 'postal-mime', 'smtp-server', '@fastify/swagger', '@fastify/swagger-ui'] \
        .map((name) => name + '@' + packages['node_modules/' + name].version).join(' ')")

FROM ${NODE_IMAGE} AS server
WORKDIR /srv/api
COPY api/package.json ./
COPY api/migrations migrations
# Its source maps stay: they make stack traces readable and are never served.
COPY --from=build /repository/api/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/tmp
LABEL org.opencontainers.image.title="syndication api"
USER 10001:10001
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM server AS demo
COPY --from=demo-run-time /repository/node_modules /srv/node_modules
COPY --from=demo-run-time /repository/api/node_modules node_modules

FROM server
COPY --from=run-time /repository/node_modules /srv/node_modules
COPY --from=run-time /repository/api/node_modules node_modules
