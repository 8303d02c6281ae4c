import { type Burst, STAR_ROW } from '#pyro/flight/burst.ts'

/** The stars of a burst on the graphics processor. */
interface Batch {
  readonly trails: WebGLVertexArrayObject
  readonly glitter: WebGLVertexArrayObject
  readonly buffer: WebGLBuffer
  usedAt: number
}

export interface StarBatches {
  /** binds the first or the second part of a burst; its rows are sent once */
  bind(burst: Burst, part: 'trails' | 'glitter'): void
  /** frees what was not seen lately */
  sweep(): void
}

const ATTRIBUTES = 6
const BYTES = 4
const KEPT = 160

export function createStarBatches(gl: WebGL2RenderingContext): StarBatches {
  const batches = new Map<Burst, Batch>()
  let frame = 0
  return {
    bind(burst, part) {
      const batch = batches.get(burst) ?? createBatch(gl, burst)
      batch.usedAt = frame
      batches.set(burst, batch)
      gl.bindVertexArray(batch[part])
    },
    sweep() {
      frame++
      if (batches.size <= KEPT) return
      for (const [burst, { trails, glitter, buffer, usedAt }] of batches) {
        if (usedAt === frame - 1) continue
        gl.deleteVertexArray(trails)
        gl.deleteVertexArray(glitter)
        gl.deleteBuffer(buffer)
        batches.delete(burst)
      }
    },
  }
}

function createBatch(gl: WebGL2RenderingContext, burst: Burst): Batch {
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, burst.stars, gl.STATIC_DRAW)
  return { trails: rowsFrom(gl, 0), glitter: rowsFrom(gl, burst.main), buffer, usedAt: 0 }
}

/** One row of the bound buffer an instance, from a row on. */
function rowsFrom(gl: WebGL2RenderingContext, first: number): WebGLVertexArrayObject {
  const rows = gl.createVertexArray()
  gl.bindVertexArray(rows)
  for (let at = 0; at < ATTRIBUTES; at++) {
    gl.enableVertexAttribArray(at)
    gl.vertexAttribPointer(at, 4, gl.FLOAT, false, STAR_ROW * BYTES, (first * STAR_ROW + at * 4) * BYTES)
    gl.vertexAttribDivisor(at, 1)
  }
  return rows
}
