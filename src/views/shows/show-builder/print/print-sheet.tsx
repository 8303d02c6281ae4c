import { counted } from '#contract/platform/format-count.ts'
import { type CaseRow, caseTable } from '#pyro/show/case-table.ts'
import { type FiringRow, firingList } from '#pyro/show/firing-list.ts'
import { type CueView, showLength } from '#src/views/shows/show-builder/cue-views.ts'
import { SiteSketch } from '#src/views/shows/show-builder/inspector/site-sketch.tsx'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import * as css from './print.css.ts'

export interface PrintSheetProps {
  readonly shown: Pick<ShownShow, 'doc' | 'products'>
  readonly views: readonly CueView[]
  /** they head the print */
  readonly dangers: readonly string[]
}

/** The show on paper: site sketch, firing list, pack list; without prices. */
export function PrintSheet({ shown, views, dangers }: PrintSheetProps) {
  const { doc, products } = shown
  const { rows, also_needed } = caseTable(doc, products)
  return (
    <article className={css.sheet}>
      <h1>{doc.name}</h1>
      <Dangers dangers={dangers} />
      <p className={css.facts}>
        {counted(views.length, 'cue')}, {clockText(showLength(views), false)} long, lit{' '}
        {doc.site.firing === 'hand' ? 'by hand' : 'electrically'}, spectators {doc.site.crowd_ft} ft away. An
        estimate: your fire authority decides.
      </p>
      <section className={css.section}>
        <h2 className={css.heading}>Site</h2>
        <div className={css.sketch}>
          <SiteSketch doc={doc} />
        </div>
      </section>
      <FiringList rows={firingList(doc, products)} />
      <NotPlaced views={views} />
      <PackList rows={[...rows, ...also_needed]} />
    </article>
  )
}

/** Cues that no row of the list has. */
function NotPlaced({ views }: Pick<PrintSheetProps, 'views'>) {
  const names = views
    .filter(({ number, product }) => number === null || product === undefined)
    .map(({ cue, name }) => `${cue.count} × ${name}`)
  return names.length > 0 && <p className={css.facts}>Not in the list: {names.join(', ')}.</p>
}

function Dangers({ dangers }: Pick<PrintSheetProps, 'dangers'>) {
  if (dangers.length === 0) return null
  return (
    <section className={css.danger}>
      <h2 className={css.heading}>Before anything is lit</h2>
      <ul>
        {dangers.map((danger) => (
          <li key={danger}>{danger}</li>
        ))}
      </ul>
    </section>
  )
}

const FIRING_COLUMNS = ['Done', 'No.', 'Ignite', 'Effect', 'Position', 'Product', 'Devices', 'Angle', 'Note']

/** In the order of ignition, because that is what is done. */
function FiringList({ rows }: { readonly rows: readonly FiringRow[] }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Firing list</h2>
      <table className={css.table}>
        <Head names={FIRING_COLUMNS} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.cue_id}>
              <td>
                <Box />
              </td>
              <td>{row.number}</td>
              <td>
                {clockText(row.lit_ms)}
                {row.is_estimated && ' est.'}
              </td>
              <td>{clockText(row.at_ms)}</td>
              <td>{row.position}</td>
              <td>
                {row.product} {row.model}
              </td>
              <td>
                {row.count}
                {row.count > 1 && row.spacing_ms > 0 && `, ${clockText(row.spacing_ms)} apart`}
              </td>
              <td>{row.angle_deg}°</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** To be ticked with a pen. */
const Box = () => <span className={css.box}>☐</span>

const PACK_COLUMNS = ['Packed', 'Model', 'Product', 'Devices', 'On hand', 'Cases', 'Left over']

function PackList({ rows }: { readonly rows: readonly CaseRow[] }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Pack list</h2>
      <table className={css.table}>
        <Head names={PACK_COLUMNS} />
        <tbody>
          {rows.map(({ products_id, product, devices, on_hand, cases, leftover, missing }) => (
            <tr key={products_id}>
              <td>
                <Box />
              </td>
              <td>{product.products_model}</td>
              <td>{product.products_name}</td>
              <td>{devices}</td>
              <td>{on_hand}</td>
              <td>
                {cases}
                {missing > 0 && `, ${counted(missing, 'device')} missing`}
              </td>
              <td>{leftover}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
