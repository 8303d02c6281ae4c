import type { ReactNode } from 'react'
import { hidden } from '#src/ui/display/visually-hidden.css.ts'
import * as css from './skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof css.shape
  width?: keyof typeof css.width
  /** For dimensions that no shape has. */
  className?: string
}

export function Skeleton({ shape = 'text', width, className = '' }: SkeletonProps) {
  const extent = width ?? (shape === 'thumb' || className ? 'own' : 'full')
  return (
    <span className={`${css.surface} ${css.shape[shape]} ${css.width[extent]} ${className}`} aria-hidden />
  )
}

export interface SkeletonGroupProps {
  /** Announced once for all skeletons, for example "Loading products". */
  label: string
  className?: string
  children: ReactNode
}

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy className={className}>
      <output className={hidden}>{label}</output>
      {children}
    </div>
  )
}
