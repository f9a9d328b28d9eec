// Sunlight through a row of upright slats. A broad shaft of light crosses the row, and each slat turns a little with time.

float rowAt(vec2 p) {
  // The row stands at an angle to the viewer: towards the right it comes nearer.
  float x = (p.x + mix(-0.16, 0.16, random[1]) * p.y) / 3.56 + 0.5;
  return mix(23.0, 32.0, random[0]) * x * (1.3 - 0.45 * x);
}

// The number of the slat that glows: one that stands in the shaft.
vec4 onceForFrame() {
  return vec4(floor(rowAt(vec2(mix(0.5, 1.1, random[12]), 0.0))), 0.0, 0.0, 0.0);
}

float shaft(float across, float width, float softness) {
  return smoothstep(-width - softness, -width + softness, across) * (1.0 - smoothstep(width - softness, width + softness, across));
}

float lightOn(float slat, vec2 p) {
  vec4 move = swing(vec4(0.0, 0.3, 0.55, 0.8));
  float lean = mix(0.12, 0.5, random[2]) * (random[3] < 0.5 ? -1.0 : 1.0);
  float across = p.x - mix(0.55, 1.1, random[4]) + lean * p.y + 0.12 * move.x;
  float light = shaft(across, mix(0.3, 0.5, random[5]), 0.3);
  light += 0.3 * shaft(across + mix(0.95, 1.25, random[6]) + 0.05 * move.y, 0.1, 0.2);
  light += 0.5 * shaft(across - mix(1.0, 1.3, random[7]) - 0.05 * move.z, 0.12, 0.25);
  // A broad shadow across, and less light towards one end.
  float shadow = p.y - mix(-0.5, 0.5, random[8]) + mix(0.4, 0.9, random[9]) * sign(lean) * (0.8 - p.x) + 0.06 * move.w;
  light *= 1.0 - 0.6 * shaft(shadow, 0.1, 0.24);
  light *= 0.45 + 0.55 * smoothstep(-1.5, 0.6, random[10] < 0.5 ? p.y : -p.y);
  return light * (0.86 + 0.14 * sin(2.1 * slat + TAU * random[11]));
}

vec3 colourAt(vec2 pixel, vec4 glowing) {
  vec2 uv = pixel / size;
  float unit = 2.0 / size.y;
  vec2 p = (pixel - 0.5 * size) * unit;
  float row = rowAt(p);
  float pixels = 1.0 / (rowAt(p + vec2(unit, 0.0)) - row);
  float slat = floor(row);
  float along = row - slat;
  float inside = along * pixels;
  // All of a slat gets the light at its edge, so that shaft and shadow break into steps.
  vec2 edge = vec2(p.x - inside * unit, p.y);
  float light = lightOn(slat, edge);
  float dusk = smoothstep(0.24, 0.75, uv.x);

  float open = 0.62 + 0.14 * sin(0.45 * slat + TAU * random[13] + swing(vec4(random[14])).x);
  float face = (1.0 - smoothstep(open - 0.3, open + 0.3, along)) * mix(1.0, 0.4, along);
  float rim = exp(-inside / 2.5);
  float start = smoothstep(0.0, 1.2, inside);
  vec3 lab = inLight(dusk * start * (light * (0.66 * face + 0.3 * rim) + 0.06 * face + 0.1 * rim));
  float warm = slat == glowing.x ? start * (exp(-pow(inside / 3.0, 2.0)) + 0.2 * exp(-inside / 9.0)) : 0.0;
  return mix(lab, glow, dusk * min(0.95, 1.3 * light) * min(1.0, warm));
}
