import * as own from './changes.css.ts'

const MEANINGS = [
  ['added', '+', 'is new, or leads there now'],
  ['removed', '−', 'is removed, or led there before'],
  ['changed', '±', 'has another guard, order, or does something else'],
  ['same', '', 'as before'],
] as const

/** How the picture of both versions tells what has changed: by the line, its sign and its color. */
export const ChangeLegend = () => (
  <ul className={own.legend} aria-label="Marks in the picture">
    {MEANINGS.map(([mark, sign, meaning]) => (
      <li key={mark} className={own.meaning}>
        <svg width="48" height="8" className={own.sample} data-mark={mark} aria-hidden="true">
          <path d="M0 4h48" />
        </svg>
        {sign !== '' && <span className={own.sign}>{sign}</span>}
        {meaning}
      </li>
    ))}
  </ul>
)
