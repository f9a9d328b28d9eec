type Size = { width: number; height: number };

export type Painter = ReturnType<typeof createPainter>;

/** Fills a canvas, or a picture in float, from a fragment shader that knows its `size` and a `turn` from 0 to 1. */
export function createPainter(canvas: HTMLCanvasElement, shader: string, { width, height }: Size) {
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })!;
  gl.getExtension('EXT_color_buffer_float');
  const program = link(gl, shader);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call to WebGL, not a React hook
  gl.useProgram(program);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  const place = gl.getUniformLocation(program, 'turn');

  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  const float = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, float);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);

  function paint(target: WebGLFramebuffer | null, turn: number) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, width, height);
    gl.uniform1f(place, turn);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return {
    draw: (turn: number) => paint(null, turn),
    read: (turn: number) => {
      paint(float, turn);
      const rgba = new Float32Array(width * height * 4);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, rgba);
      return toRgb48(rgba, { width, height });
    },
  };
}

/** WebGL counts rows from the bottom, a picture from the top. */
function toRgb48(rgba: Float32Array, { width, height }: Size) {
  const rgb = new Uint16Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) rgb[to++] = Math.round(rgba[from + channel]! * 65535);
    }
  }
  return rgb;
}

const triangle = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

function link(gl: WebGL2RenderingContext, shader: string) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, triangle],
    [gl.FRAGMENT_SHADER, shader],
  ] as const) {
    const part = gl.createShader(type)!;
    gl.shaderSource(part, source);
    gl.compileShader(part);
    if (!gl.getShaderParameter(part, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(part) ?? '');
    gl.attachShader(program, part);
  }
  gl.linkProgram(program);
  return program;
}
