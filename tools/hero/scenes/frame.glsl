#version 300 es
precision highp float;

// Every scene gets these. Colours are OKLab, `random` are numbers from 0 to 1 that follow from the seed.
uniform vec2 size;
uniform float turn;
uniform vec3 night;
uniform vec3 middle;
uniform vec3 bright;
uniform vec3 glow;
uniform float random[16];

const float PI = 3.14159265359;
const float TAU = 6.28318530718;

// Phases that swing instead of running on are slow, and the same again after one turn.
vec4 swing(vec4 offset) {
  return 0.7 * sin(TAU * (turn + offset));
}

vec2 rotate(vec2 p, float angle) {
  return mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * p;
}

vec3 inLight(float light) {
  vec3 lab = mix(night, middle, smoothstep(0.0, 0.5, light));
  return mix(lab, bright, smoothstep(0.25, 1.0, light));
}

vec3 toSrgb(vec3 lab) {
  vec3 lms = mat3(1.0, 1.0, 1.0, 0.3963377774, -0.1055613458, -0.0894841775, 0.2158037573, -0.0638541728, -1.2914855480) * lab;
  lms = lms * lms * lms;
  vec3 rgb = mat3(4.0767416621, -1.2684380046, -0.0041960863, -3.3077115913, 2.6097574011, -0.7034186147, 0.2309699292, -0.3413193965, 1.7076147010) * lms;
  rgb = clamp(rgb, 0.0, 1.0);
  return mix(12.92 * rgb, 1.055 * pow(rgb, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, rgb));
}
