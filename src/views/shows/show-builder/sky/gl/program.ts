export interface Program {
  readonly program: WebGLProgram
  /** the place of a uniform; null where the compiler left it out */
  readonly uniform: (name: string) => WebGLUniformLocation | null
}

/** Compiles a program; throws with what the driver says. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('no shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'not linked')
  const places = new Map<string, WebGLUniformLocation | null>()
  return {
    program,
    uniform(name) {
      const known = places.get(name)
      if (known !== undefined) return known
      const place = gl.getUniformLocation(program, name)
      places.set(name, place)
      return place
    },
  }
}

export interface Target {
  readonly texture: WebGLTexture
  readonly frame: WebGLFramebuffer
  readonly width: number
  readonly height: number
}

/** A texture of half floats that can be drawn into, so that light may be brighter than white. */
export function createTarget(gl: WebGL2RenderingContext, width: number, height: number): Target {
  const texture = gl.createTexture()
  const frame = gl.createFramebuffer()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height)
  smooth(gl)
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  return { texture, frame, width, height }
}

export function dropTarget(gl: WebGL2RenderingContext, { texture, frame }: Target): void {
  gl.deleteTexture(texture)
  gl.deleteFramebuffer(frame)
}

/** For the bound texture: between two pixels it is mixed, beyond its edges it goes on. */
export function smooth(gl: WebGL2RenderingContext): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}
