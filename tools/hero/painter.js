// Runs in the browser as it is. Draws a scene into a texture of 16 bits a channel, which has no colour bands.

let gl;
let program;
let size;

globalThis.prepare = ({ vertex, fragment, width, height, uniforms }) => {
  size = { width, height };
  gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  program = gl.createProgram();
  attach(gl.VERTEX_SHADER, vertex);
  attach(gl.FRAGMENT_SHADER, fragment);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  gl.useProgram(program);
  gl.uniform2f(place('size'), width, height);
  for (const [name, numbers] of Object.entries(uniforms)) {
    if (name === 'random') gl.uniform1fv(place(name), numbers);
    else gl.uniform3fv(place(name), numbers);
  }
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16UI, width, height);
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
};

/** Sends the pixels to the server of this page: as an answer in text they would take a second. */
globalThis.paint = async (turn) => {
  gl.uniform1f(place('turn'), turn);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixels = new Uint16Array(size.width * size.height * 4);
  gl.readPixels(0, 0, size.width, size.height, gl.RGBA_INTEGER, gl.UNSIGNED_SHORT, pixels);
  await fetch('/frame', { method: 'POST', body: new Blob([pixels]) });
};

function place(name) {
  return gl.getUniformLocation(program, name);
}

function attach(type, source) {
  const shader = gl.createShader(type);
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
  gl.attachShader(program, shader);
}
