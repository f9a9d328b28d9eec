FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY footage/package.json footage/
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2-alpine
# The port is above 1024, so Caddy needs no extra capability and runs without root.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/dist /srv
COPY --from=build /site/deploy/Caddyfile /etc/caddy/Caddyfile
USER nobody
EXPOSE 8080
