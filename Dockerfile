# One image for storefront, gateway and platform: docker-compose.yml says which of them a container runs.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /hogar
ENV CI=true
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
 && node scripts/buildWebIfStale.ts \
 && rm -rf node_modules ./*/node_modules .cache \
 && npx -y pnpm@12.21.0 install --frozen-lockfile --prod

FROM ${NODE_IMAGE}
WORKDIR /hogar
ENV NODE_ENV=production
COPY --from=build /hogar /hogar
# The one folder that a server writes to; volumes that are mounted here take its owner over.
RUN mkdir -p /data/credit && chown -R node:node /data
USER node
