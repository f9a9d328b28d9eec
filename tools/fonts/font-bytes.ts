export function words(...values: number[]): Buffer {
  return write(values, 2);
}

export function longs(...values: number[]): Buffer {
  return write(values, 4);
}

function write(values: number[], bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, bytes * index, bytes);
  return buffer;
}
