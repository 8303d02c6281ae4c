import * as own from './changes.css.ts'

interface WordingProps {
  /** '': there was none */
  readonly was: string
  /** '': there is none */
  readonly is: string
}

/** The words before and now, one below the other. */
export const Wording = ({ was, is }: WordingProps) => (
  <dl className={own.wording}>
    {was !== '' && (
      <>
        <dt>Before</dt>
        <dd>
          <del>{was}</del>
        </dd>
      </>
    )}
    {is !== '' && (
      <>
        <dt>Now</dt>
        <dd>
          <ins className={own.now}>{is}</ins>
        </dd>
      </>
    )}
  </dl>
)
