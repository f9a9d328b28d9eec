FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2-alpine
# The port is above 1024, so the program needs no right that root would have to give.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/dist /srv
COPY --from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile
USER nobody
EXPOSE 8080
