#version 300 es
precision highp float;

uniform vec2 size;
uniform float turn;
out vec4 color;

const float TAU = 6.28318530718;
const vec2 LAMP = normalize(vec2(0.62, 0.78));
const float LEVELS = 8.5;

// Every phase swings a little instead of running on: slow, and the same again after one turn.
vec4 swing(vec4 offset) {
  return 0.7 * sin(TAU * (turn + offset));
}

vec4 bend;
vec4 drift;

float seabed(vec2 p) {
  vec2 q = p;
  q += 0.3 * sin(vec2(1.5 * p.y + 0.5 * bend.x, 1.15 * p.x + 1.9 + 0.5 * bend.y));
  q += 0.13 * sin(vec2(2.9 * q.y + 0.7 + 0.55 * bend.z, 2.3 * q.x + 0.45 * bend.w));
  vec4 waves = vec4(0.85 * q.x - 1.75 * q.y + 0.9, 2.05 * q.x + 0.9 * q.y + 2.4, 1.6 * q.x + 3.4 * q.y + 0.4, 4.6 * q.x - 2.2 * q.y + 1.1);
  return dot(vec4(0.62, 0.3, 0.13, 0.06), sin(waves + vec4(0.3, 0.4, 0.45, 0.5) * drift));
}

vec3 oklch(float l, float c, float h) {
  float a = radians(h);
  return vec3(l, c * cos(a), c * sin(a));
}

vec3 toSrgb(vec3 lab) {
  vec3 lms = mat3(1.0, 1.0, 1.0, 0.3963377774, -0.1055613458, -0.0894841775, 0.2158037573, -0.0638541728, -1.2914855480) * lab;
  lms = lms * lms * lms;
  vec3 rgb = mat3(4.0767416621, -1.2684380046, -0.0041960863, -3.3077115913, 2.6097574011, -0.7034186147, 0.2309699292, -0.3413193965, 1.7076147010) * lms;
  rgb = clamp(rgb, 0.0, 1.0);
  return mix(12.92 * rgb, 1.055 * pow(rgb, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, rgb));
}

vec3 shade(float h, vec2 slope, vec2 p, float night, float unit) {
  float steepness = length(slope);
  float level = h * LEVELS;
  float rise = max(steepness, 0.08) * LEVELS * unit;
  float above = fract(level) / rise;
  float below = (1.0 - fract(level)) / rise;
  float nearest = floor(level + 0.5);
  float away = min(above, below);

  float facing = dot(-slope, LAMP);
  float lit = smoothstep(-0.25, 1.9, facing);
  float sheen = night * lit * lit;

  float edge = exp(-above / 12.0) * smoothstep(-0.2, 1.2, facing);
  float foot = exp(-below / 20.0);
  float line = (1.0 - smoothstep(0.3, 1.2, away)) * smoothstep(0.02, 0.3, steepness);
  float weight = mod(nearest, 4.0) < 0.5 ? 1.0 : 0.5;

  float light = sheen * (0.64 + 0.34 * edge - 0.26 * foot);
  light += line * weight * (0.1 + 0.11 * night + 0.16 * sheen);

  vec3 lab = oklch(0.17, 0.024, 205.0);
  lab = mix(lab, oklch(0.38, 0.06, 202.0), smoothstep(0.0, 0.5, light));
  lab = mix(lab, oklch(0.55, 0.068, 180.0), smoothstep(0.25, 1.0, light));

  vec2 glint = p - vec2(-2.3, -0.2) - vec2(0.34, -0.24) * swing(vec4(0.2)).x;
  float warm = nearest == -4.0 ? exp(-dot(glint, glint) / 0.16) : 0.0;
  warm *= 0.85 * exp(-pow(away / 1.6, 2.0)) + 0.15 * exp(-away / 9.0);
  return mix(lab, oklch(0.57, 0.135, 58.0), 0.9 * warm);
}

void main() {
  vec2 uv = gl_FragCoord.xy / size;
  float unit = 2.6 / size.y;
  vec2 p = (gl_FragCoord.xy - 0.5 * size) * unit + vec2(-3.55, -0.3);
  vec2 x = vec2(unit, 0.0);
  vec2 y = vec2(0.0, unit);

  bend = swing(vec4(0.1, 0.35, 0.6, 0.85));
  drift = swing(vec4(0.0, 0.3, 0.7, 0.5));
  float h = seabed(p);
  vec2 slope = vec2(seabed(p + x) - h, seabed(p + y) - h) / unit;
  float night = smoothstep(0.32, 1.0, 0.85 * uv.x + 0.25 * uv.y);

  // Many samples only where a line may cross the pixel, and there the ground counts as flat.
  float reach = 2.0 * length(slope) * LEVELS * unit;
  bool crossed = abs(fract(h * LEVELS + 0.5) - 0.5) < reach;
  int side = crossed ? 4 : 1;
  vec3 lab = vec3(0.0);
  for (int i = 0; i < side * side; i++) {
    vec2 offset = (vec2(i % side, i / side) + 0.5) / float(side) - 0.5;
    lab += shade(h + dot(slope, offset * unit), slope, p, night, unit);
  }
  color = vec4(toSrgb(lab / float(side * side)), 1.0);
}
