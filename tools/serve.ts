import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 4321);

if (!existsSync('dist/404.html')) {
  console.error('There is no site in dist/ to serve: run npm run build first.');
  process.exit(1);
}
if (!(Number.isInteger(port) && port >= 0 && port <= 65535)) {
  console.error(`PORT is '${process.env.PORT}', which is no port: choose a number from 1 to 65535.`);
  process.exit(1);
}

const files = sirv('dist', {
  brotli: true,
  gzip: true,
  etag: true,
  onNoMatch: notFound,
  setHeaders: (response, path) => {
    const lasting = path.startsWith('/assets/') && response.statusCode === 200;
    response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const server = createServer(files);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken: choose another, for example PORT=${port + 1} npm start.`);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  console.log(`The site is at http://${host}:${typeof address === 'object' ? address?.port : port}/`);
});

function notFound(request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  const suffix = { br: '.br', gzip: '.gz', '': '' }[encoding];
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(readFileSync(`dist/404.html${suffix}`));
}
