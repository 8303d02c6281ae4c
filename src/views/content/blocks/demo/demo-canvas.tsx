import { useEffect, useEffectEvent, useRef } from 'react'
import type { Product } from '#contract/catalogue/products.ts'
import { animationOf } from '#pyro/animation.ts'
import * as css from './demo.css.ts'
import { drawFrame } from './draw-frame.ts'

/** Pixels of a side; the box of the page is at most a third of a wide screen. */
const SIDE = 640
/** in seconds: a frame that took longer, as in a tab that was hidden, does not skip ahead */
const LONGEST_FRAME = 0.1
/** slower than life, because it is over in seconds */
const PACE = 0.75

export interface DemoCanvasProps {
  product: Product
  isPlaying: boolean
  onEnd: () => void
  /** the canvas left the view */
  onHidden: () => void
}

/** A product in motion, from the model of its picture. */
export function DemoCanvas({ product, isPlaying, onEnd, onHidden }: DemoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const seconds = useRef(0)
  const ended = useEffectEvent(onEnd)
  const hidden = useEffectEvent(onHidden)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !isPlaying) return
    const animation = animationOf(product)
    let last: number | null = null
    let request = requestAnimationFrame(function frame(now) {
      seconds.current += PACE * Math.min(LONGEST_FRAME, (now - (last ?? now)) / 1_000)
      last = now
      if (seconds.current >= animation.seconds) return ended()
      drawFrame(context, animation, seconds.current)
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [product, isPlaying])
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) hidden()
    })
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  return <canvas ref={canvas} width={SIDE} height={SIDE} className={css.canvas} aria-hidden />
}
