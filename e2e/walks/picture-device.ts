/** A graphics processor that takes every command and draws nothing; no canvas has a context once `isDrawingDenied` is set. */
export function graphicsOfTest(): void {
  // called with the canvas as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const create = HTMLCanvasElement.prototype.getContext
  const extension = { loseContext: () => undefined }
  // constants are their names, and whatever is created or asked for is there
  const graphics = new Proxy({}, { get: (_, name) => (/^[A-Z]/.test(String(name)) ? name : () => extension) })
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest) {
    if (Reflect.get(globalThis, 'isDrawingDenied') === true) return null
    return kind === 'webgl2' ? graphics : Reflect.apply(create, this, [kind, ...rest])
  } as typeof create
}

/** Files of the name `held.wav` are never read to their end. */
export function heldMusic(): void {
  const HELD = '#held'
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) =>
    create(file) + (file instanceof File && file.name === 'held.wav' ? HELD : '')
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src')
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, url: string) {
      if (!url.endsWith(HELD)) source?.set?.call(this, url)
    },
  })
}

/** Every reading of the clock takes 20 ms while `areFramesSlow` is set. */
export function slowFrames(): void {
  const now = performance.now.bind(performance)
  let more = 0
  performance.now = () => {
    if (Reflect.get(globalThis, 'areFramesSlow') === true) more += 20
    return now() + more
  }
}
