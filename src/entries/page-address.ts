/**
 * The address of the page that is meant by another spelling of it: in capitals, with `.html`, with `/index`, with more
 * slashes. It is always one of `addresses`, so a path such as `//other.host` cannot lead off the site.
 */
export function addressOfPage(path: string, addresses: string[]): string | undefined {
  return addresses.find((address) => address !== path && simplify(address) === simplify(path));
}

function simplify(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(\.html)?\/?$/, '')
    .replace(/\/index$/, '');
}
