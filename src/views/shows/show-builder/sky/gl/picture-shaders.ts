/** Covers the whole target. */
export const WHOLE_VERTEX = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
}`

/** The light of many pixels becomes one square of glow. */
export const GATHER_FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D light;
uniform vec2 cell;
out vec4 color;
void main() {
  vec3 sum = vec3(0.0);
  for (int x = 0; x < 4; x++) for (int y = 0; y < 4; y++)
    sum += texture(light, at + (vec2(float(x), float(y)) - 1.5) * 0.25 * cell).rgb;
  color = vec4(sum / 16.0 * 0.55, 1.0);
}`

/** Along one direction, a quarter of each neighbor and half of itself. */
export const BLUR_FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D light;
uniform vec2 cell;
out vec4 color;
void main() {
  color = vec4(texture(light, at).rgb * 0.5 +
    (texture(light, at - cell).rgb + texture(light, at + cell).rgb) * 0.25, 1.0);
}`

export const HALO_VERTEX = `#version 300 es
precision highp float;
uniform vec4 disc;
uniform vec2 size;
out vec2 off;
void main() {
  off = vec2(gl_VertexID % 2 == 0 ? -1.0 : 1.0, gl_VertexID < 2 ? -1.0 : 1.0);
  gl_Position = vec4((disc.xy + off * disc.z) / size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}`
export const HALO_FRAGMENT = `#version 300 es
precision highp float;
in vec2 off;
uniform vec3 tint;
out vec4 color;
void main() {
  float near = max(0.0, 1.0 - dot(off, off));
  color = vec4(tint * near * near * near, 1.0);
}`

/** The lines of `pyro/paint/compose.ts`: night, light, glow and their reflection in the water. */
export const COMPOSE_FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D night, light, glow;
uniform vec2 size;
uniform float ground, cap, seconds, unit;
out vec4 color;
void main() {
  vec2 pixel = vec2(at.x, 1.0 - at.y) * size;
  vec4 base = texture(night, vec2(at.x, 1.0 - at.y));
  float strength = 1.0;
  vec2 from = pixel;
  if (pixel.y >= ground) {
    float depth = (pixel.y - ground) / unit;
    float wave = sin(depth * 1.9 - seconds * 2.6) * 0.6 + sin(depth * 0.73 + seconds * 1.7) * 0.4;
    from = vec2(pixel.x + wave * (1.0 + depth * 0.06) * unit, ground - 1.0 - depth * unit / 0.3);
    strength = 0.6 * (0.7 + 0.3 * sin(depth * 1.31 + seconds * 2.1));
  }
  vec3 shine = vec3(0.0);
  if (from.y >= 0.0) {
    vec2 source = vec2(from.x, size.y - from.y) / size;
    shine = texture(light, source).rgb + texture(glow, source).rgb;
  }
  float most = max(shine.r, max(shine.g, shine.b));
  if (most > 0.004) {
    float shade = 1.0 - exp(-most * 1.15);
    float white = most < 1.6 ? 0.0 : 0.85 * (1.0 - exp((1.6 - most) * 0.4));
    vec3 lit = shine * (shade * (1.0 - white) / most) + shade * white;
    base.rgb += max(vec3(0.0), cap - base.rgb) * lit * strength * base.a;
  }
  color = vec4(base.rgb, 1.0);
}`
