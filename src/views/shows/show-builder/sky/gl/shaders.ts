/** The lines of `pyro/flight/star-light.ts` and `pyro/paint/stroke-shot.ts`, for the graphics processor. */
const STAR = `#version 300 es
precision highp float;
layout(location=0) in vec4 motion;
layout(location=1) in vec4 course;
layout(location=2) in vec4 times;
layout(location=3) in vec4 tone;
layout(location=4) in vec4 tail;
layout(location=5) in vec4 shape;
uniform float seconds, fall, thickness, shotLight, steady, calm, first;
uniform vec4 place;
uniform vec3 camera;
uniform vec2 size;
const float PI = 3.14159265;
float ageOf(int star) {
  if (steady <= 0.0) return seconds - course.z;
  float cycle = course.w + 0.3;
  float offset = fract(float(star) * 0.618034) * cycle;
  if (seconds < offset) return -1.0;
  float age = mod(seconds - offset, cycle);
  return seconds - age > steady ? -1.0 : age;
}
float lightOf(float age) {
  float life = course.w, attack = min(1.0, age / (calm > 0.5 ? 0.16 : 0.03));
  if (age > life) return 0.55 * attack * exp(-(age - life) / (calm > 0.5 ? times.y * 1.4 : times.y));
  float share = age / life;
  float fade = share < 0.7 ? 1.0 : 1.0 - 0.45 * (share - 0.7) / 0.3;
  if (times.z == 0.0) return attack * fade;
  if (calm > 0.5) return attack * fade * 0.6;
  return attack * fade * (sin(2.0 * PI * (times.z * age + times.w)) > 0.0 ? 1.0 : 0.12);
}
vec2 pixelAt(float age) {
  float drag = course.x, e = (1.0 - exp(-drag * age)) / drag;
  vec2 at = motion.xy + motion.zw * e;
  float drop = course.y / drag * (age - e);
  return vec2(
    camera.y + (place.x + place.z * at.x + place.w * at.y) * camera.x,
    camera.z - (place.y + place.z * at.y - place.w * at.x - fall * drop) * camera.x);
}
vec3 tint(float u, float bright, float white) {
  float share = min(1.0, u * 1.3);
  return ((tone.rgb * share + tail.rgb * (1.0 - share)) * (1.0 - white) + white) * bright;
}
vec4 clipOf(vec2 pixel) { return vec4(pixel / size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0); }
`
export const PIECES = 10

export const TRAIL_VERTEX = `${STAR}
out vec3 light;
out float aside;
out float halfWidth;
float profileOf(float u) {
  if (shape.z == 0.0) return sin(PI * (0.12 + 0.86 * u));
  return tail.w + (1.0 - tail.w) * u * (1.0 - (shape.z - 1.0) * (1.0 - u));
}
void main() {
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  light = vec3(0.0); aside = 0.0; halfWidth = 1.0;
  float width = shape.x * thickness * camera.x, age = ageOf(int(first) + gl_InstanceID);
  if (width <= 0.0 || age <= 0.0) return;
  float shine = shotLight * lightOf(age);
  if (shine <= 0.02) return;
  float tip = min(age, course.w), start = max(0.0, min(times.x, tip - 0.12));
  float u = float(gl_VertexID / 2) / ${PIECES}.0, span = tip - start;
  vec2 here = pixelAt(start + span * u);
  vec2 way = pixelAt(start + span * (u + 0.02)) - pixelAt(start + span * (u - 0.02));
  vec2 normal = length(way) > 0.0001 ? normalize(vec2(-way.y, way.x)) : vec2(1.0, 0.0);
  halfWidth = max(1.0, width) * 0.5;
  aside = (gl_VertexID % 2 == 0 ? -1.0 : 1.0) * (halfWidth + 0.5);
  float young = max(0.0, 1.0 - tip / 0.35) * (calm > 0.5 ? 0.25 : 0.6);
  float bright = 1.7 * tone.a * shine * min(1.0, max(0.6, width)) * profileOf(u);
  light = tint(u, bright, max(young, shape.w * u * u * u * u));
  gl_Position = clipOf(here + normal * aside);
}`

export const TRAIL_FRAGMENT = `#version 300 es
precision highp float;
in vec3 light;
in float aside;
in float halfWidth;
out vec4 color;
void main() { color = vec4(light * clamp(halfWidth + 0.5 - abs(aside), 0.0, 1.0), 1.0); }`

export const HEAD_VERTEX = `${STAR}
out vec3 light;
out vec2 off;
out float radius;
void main() {
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  light = vec3(0.0); off = vec2(0.0); radius = 1.0;
  float head = shape.y * thickness * camera.x, age = ageOf(int(first) + gl_InstanceID);
  float tip = min(age, course.w);
  if (head <= 0.0 || age <= 0.0 || age > tip + times.y) return;
  float shine = shotLight * lightOf(age);
  if (shine <= 0.02) return;
  radius = max(0.9, head) * 0.5 + 0.5;
  vec2 corner = vec2(gl_VertexID % 2 == 0 ? -1.0 : 1.0, gl_VertexID < 2 ? -1.0 : 1.0);
  off = corner * radius;
  light = tint(1.0, 1.7 * tone.a * shine * min(1.0, 0.55 + head * 0.3), shape.w * 0.7);
  gl_Position = clipOf(pixelAt(tip) + off);
}`

export const HEAD_FRAGMENT = `#version 300 es
precision highp float;
in vec3 light;
in vec2 off;
in float radius;
out vec4 color;
void main() { color = vec4(light * clamp(radius - length(off), 0.0, 1.0), 1.0); }`
