// A grid of points that floats on slow waves, seen from above. At the start a crest lies on the right.

const float PITCH = 0.62;
const float RISE = 4.6;
const float FOCUS = 2.4;
const float GRID = 0.19;

vec4 onceForFrame() {
  return vec4(0.0);
}

float wave(vec2 q, vec2 along, int at, float turns) {
  vec2 crest = vec2(mix(1.0, 4.0, random[at]), mix(4.5, 7.5, random[at + 1]));
  return cos(dot(along, q - crest) - TAU * turns * turn);
}

float height(vec2 q) {
  float angle = mix(-0.7, 0.7, random[0]);
  vec2 large = rotate(vec2(0.0, 0.8), angle);
  vec2 second = rotate(vec2(0.6, 1.0), mix(-0.8, 0.8, random[1]));
  vec2 third = rotate(vec2(-1.8, 0.9), mix(-0.6, 0.6, random[2]));
  return 0.46 * wave(q, large, 4, 1.0) + 0.26 * wave(q, second, 6, 1.0) + 0.09 * wave(q, third, 8, -1.0);
}

vec2 onScreen(vec3 p) {
  vec2 v = rotate(vec2(p.z, p.y - RISE), PITCH);
  return FOCUS * vec2(p.x, v.y) / v.x;
}

// One point in each block of the grid, so that some are always in view.
bool isInAccent(vec2 cell) {
  vec2 block = floor(cell / 12.0);
  vec2 mixed = vec2(dot(block, vec2(12.9898, 78.233)), dot(block, vec2(39.346, 11.135))) + 17.0 * random[10];
  return floor(cell) - 12.0 * block == floor(12.0 * fract(sin(mixed) * 43758.5453));
}

vec3 colourAt(vec2 pixel, vec4 unused) {
  vec2 uv = pixel / size;
  float unit = 2.0 / size.y;
  vec2 s = (pixel - 0.5 * size) * unit;
  vec2 ray = rotate(vec2(FOCUS, s.y), -PITCH);
  // Where the view meets the water, nearer with each step.
  float h = 0.0;
  vec2 q = vec2(0.0);
  for (int i = 0; i < 6; i++) {
    q = vec2(s.x, ray.x) * (h - RISE) / ray.y;
    h = mix(h, height(q), 0.6);
  }
  float angle = mix(-0.5, 0.5, random[3]);
  vec2 cell = floor(rotate(q, angle) / GRID) + 0.5;
  vec2 at = rotate(cell * GRID, -angle);
  float top = height(at);
  vec2 spot = onScreen(vec3(at.x, top, at.y));
  float far = length(vec3(at.x, top - RISE, at.y));
  bool isAccent = isInAccent(cell);
  float radius = (isAccent ? 0.033 : 0.024) * FOCUS / far;
  float point = 1.0 - smoothstep(radius - 0.7 * unit, radius + 0.7 * unit, length(s - spot));

  float dusk = smoothstep(0.26, 0.85, uv.x);
  float fog = smoothstep(15.5, 6.0, far);
  float crest = smoothstep(-0.7, 0.75, top);
  float seen = point * fog * dusk;
  vec3 lab = inLight(seen * (0.18 + 0.82 * crest * crest));
  return isAccent ? mix(lab, glow, seen * (0.3 + 0.7 * crest)) : lab;
}
