// A map of contour lines over a relief. The seed decides where on the right the relief faces the lamp, and how it lies there.

const vec2 LAMP = vec2(0.622, 0.783);
const float LEVELS = 8.5;

vec4 bend;
vec4 drift;
vec4 phase;
mat4x2 along;
mat2 turned;
vec2 spot;

vec2 bent(vec2 p) {
  vec2 q = p + 0.3 * sin(vec2(1.5 * p.y + mix(-1.1, 1.1, random[0]) + 0.5 * bend.x, 1.15 * p.x + mix(-1.7, 0.2, random[1]) + 0.5 * bend.y));
  return q + 0.13 * sin(vec2(2.9 * q.y + TAU * random[2] + 0.55 * bend.z, 2.3 * q.x + TAU * random[3] + 0.45 * bend.w));
}

// The two largest waves have their slope towards the lamp at the spot, each beside it by as much as the seed says.
void layRelief() {
  spot = vec2(mix(0.7, 1.35, random[4]), mix(-0.35, 0.4, random[5]));
  turned = mat2(1.0, 0.0, 0.0, random[6] < 0.4 ? -1.0 : 1.0);
  turned = mat2(rotate(turned[0], mix(-0.5, 0.5, random[7])), rotate(turned[1], mix(-0.5, 0.5, random[7])));
  bend = vec4(0.0);
  vec2 centre = bent(vec2(0.0));
  bend = swing(vec4(0.1, 0.35, 0.6, 0.85));
  drift = vec4(0.3, 0.4, 0.45, 0.5) * swing(vec4(0.0, 0.3, 0.7, 0.5));
  vec2 large = mix(0.9, 1.15, random[8]) * vec2(0.85, -1.75);
  vec2 second = rotate(vec2(2.05, 0.9), mix(-0.4, 0.4, random[9]));
  along = mat4x2(large, second, vec2(1.6, 3.4), vec2(4.6, -2.2));
  phase = vec4(mix(-0.4, 0.4, random[10]), PI + mix(-0.6, 0.6, random[11]), PI + mix(-1.3, 1.3, random[12]), TAU * random[13]);
  phase -= centre * along;
}

float relief(vec2 p) {
  return dot(vec4(0.62, 0.3, 0.13, 0.06), sin(bent(turned * (p - spot)) * along + phase + drift));
}

vec2 slopeAt(vec2 p, float h, float unit) {
  return vec2(relief(p + vec2(unit, 0.0)) - h, relief(p + vec2(0.0, unit)) - h) / unit;
}

// The place where a line glows, which follows the line, and the level of this line.
vec4 onceForFrame() {
  layRelief();
  vec2 p = spot + vec2(mix(-0.25, 0.35, random[14]), mix(-0.3, 0.3, random[15]));
  vec4 moved = drift;
  vec4 bentNow = bend;
  drift = bend = vec4(0.0);
  float level = floor(relief(p) * LEVELS + 0.5);
  drift = moved;
  bend = bentNow;
  for (int i = 0; i < 4; i++) {
    float h = relief(p);
    vec2 slope = slopeAt(p, h, 0.01);
    p -= clamp((h - level / LEVELS) / max(dot(slope, slope), 0.05), -0.3, 0.3) * slope;
  }
  return vec4(p, level, 0.0);
}

vec3 shade(float h, vec2 slope, vec2 p, float dusk, float unit, vec4 glint) {
  float steepness = length(slope);
  float level = h * LEVELS;
  float rise = max(steepness, 0.08) * LEVELS * unit;
  float above = fract(level) / rise;
  float below = (1.0 - fract(level)) / rise;
  float nearest = floor(level + 0.5);
  float away = min(above, below);

  float facing = dot(turned * -slope, LAMP);
  float lit = smoothstep(-0.25, 1.9, facing);
  float sheen = dusk * lit * lit;

  float edge = exp(-above / 12.0) * smoothstep(-0.2, 1.2, facing);
  float foot = exp(-below / 20.0);
  float line = (1.0 - smoothstep(0.3, 1.2, away)) * smoothstep(0.02, 0.3, steepness);
  // In the dark only every fourth line is drawn: fainter ones would not survive the compression.
  float weight = mod(nearest, 4.0) < 0.5 ? 1.0 : 0.5 * smoothstep(0.0, 0.25, dusk);

  float light = sheen * (0.64 + 0.34 * edge - 0.26 * foot);
  light += line * weight * (0.14 + 0.07 * dusk + 0.16 * sheen);

  vec2 fromGlint = p - glint.xy;
  float warm = nearest == glint.z ? exp(-dot(fromGlint, fromGlint) / 0.16) : 0.0;
  warm *= 0.85 * exp(-pow(away / 1.6, 2.0)) + 0.15 * exp(-away / 9.0);
  return mix(inLight(light), glow, 0.9 * warm);
}

vec3 colourAt(vec2 pixel, vec4 glint) {
  layRelief();
  vec2 uv = pixel / size;
  float unit = 2.6 / size.y;
  vec2 p = (pixel - 0.5 * size) * unit;
  float h = relief(p);
  vec2 slope = slopeAt(p, h, unit);
  float dusk = smoothstep(0.32, 1.0, 0.85 * uv.x + 0.25 * uv.y);

  // Many samples only where a line may cross the pixel, and there the ground counts as flat.
  float reach = 2.0 * length(slope) * LEVELS * unit;
  bool crossed = abs(fract(h * LEVELS + 0.5) - 0.5) < reach;
  int side = crossed ? 4 : 1;
  vec3 lab = vec3(0.0);
  for (int i = 0; i < side * side; i++) {
    vec2 offset = (vec2(i % side, i / side) + 0.5) / float(side) - 0.5;
    lab += shade(h + dot(slope, offset * unit), slope, p, dusk, unit, glint);
  }
  return lab / float(side * side);
}
