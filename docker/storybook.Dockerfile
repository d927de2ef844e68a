# syntax=docker/dockerfile:1
# The design library's Storybook as static files. Context: the repository.
ARG NODE_IMAGE=node:24-trixie-slim
ARG NGINX_IMAGE=nginx:stable

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
COPY . .
RUN npm run storybook:build \
  && find shared-ui/storybook-static -name '*.map' -delete

FROM ${NGINX_IMAGE}
COPY docker/storybook.conf /etc/nginx/conf.d/default.conf
COPY --from=build /repository/shared-ui/storybook-static /srv/storybook
LABEL org.opencontainers.image.title="syndication storybook"
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["curl", "-fsSo", "/dev/null", "http://127.0.0.1:8080/"]
