import { FORM_TEXTS } from '#contract/content/content-texts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { fieldId, useProblem, useProblemCount } from './problems.ts'
import * as css from './schema-form.css.ts'
import { shownText } from './shown-value.ts'

interface TableFormProps {
  value: Readonly<Record<string, unknown>>
  path: string
  onChange: (value: unknown) => void
}

const TEXTS = FORM_TEXTS['block.table']

/** A table as a table: a field for each cell, below those of the titles of its columns. */
export function TableForm({ value, path, onChange }: TableFormProps) {
  const head = linesOf(value['head'])
  const rows = Array.isArray(value['rows']) ? value['rows'].map(linesOf) : []
  const error = useProblem(`${path}.caption`)
  const problem = useTableProblem(path)
  const put = (more: Partial<CellTexts>) => onChange({ ...value, ...more })
  const removeColumn = (column: number) =>
    put({ head: head.toSpliced(column, 1), rows: rows.map((row) => row.toSpliced(column, 1)) })
  return (
    <Stack gap={16}>
      <TextField
        id={fieldId(`${path}.caption`)}
        label={TEXTS?.['caption']?.label ?? ''}
        hint={TEXTS?.['caption']?.help}
        error={error}
        optional
        value={shownText(value['caption'])}
        onChange={({ currentTarget }) => onChange({ ...value, caption: currentTarget.value })}
      />
      {problem !== undefined && <p className={css.problem}>{problem}</p>}
      <Cells {...{ head, rows, put }} />
      <Cluster gap={8}>
        <Button size="sm" tone="outline" onClick={() => put({ rows: [...rows, head.map(() => '')] })}>
          Add row
        </Button>
        <Button
          size="sm"
          tone="outline"
          onClick={() => put({ head: [...head, ''], rows: rows.map((row) => [...row, '']) })}
        >
          Add column
        </Button>
        {head.length > 1 && (
          <Button size="sm" tone="quiet" onClick={() => removeColumn(head.length - 1)}>
            Remove the last column
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

interface CellTexts {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Wider than the form where there are many columns. */
function Cells({ head, rows, put }: CellTexts & { put: (more: Partial<CellTexts>) => void }) {
  const putCell = (at: number, column: number, text: string) =>
    put({ rows: rows.with(at, padded(rows[at] ?? [], column).with(column, text)) })
  return (
    <div className={css.grid}>
      <table className={css.cells}>
        <thead>
          <tr>
            {head.map((title, column) => (
              // a column has no identity of its own
              // oxlint-disable-next-line react/no-array-index-key
              <th key={column} scope="col">
                <CellInput
                  label={`Title of column ${column + 1}`}
                  value={title}
                  onChange={(text) => put({ head: head.with(column, text) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {head.map((title, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>
                  <CellInput
                    label={`Row ${at + 1}, ${title || `column ${column + 1}`}`}
                    value={row[column] ?? ''}
                    onChange={(text) => putCell(at, column, text)}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  icon="trash"
                  label={`Remove row ${at + 1}`}
                  onClick={() => put({ rows: rows.toSpliced(at, 1) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Of the titles or the rows as a whole, or of one of the cells. */
function useTableProblem(path: string): string | undefined {
  const [head, rows] = [useProblem(`${path}.head`), useProblem(`${path}.rows`)]
  const inCells = useProblemCount(`${path}.head`) + useProblemCount(`${path}.rows`)
  return head ?? rows ?? (inCells > 0 ? 'A cell is too long: 300 characters are the most.' : undefined)
}

interface CellInputProps {
  label: string
  value: string
  onChange: (text: string) => void
}

const CellInput = ({ label, value, onChange }: CellInputProps) => (
  <input
    type="text"
    aria-label={label}
    className={css.cell}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

const linesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(shownText) : [])

/** With empty cells up to a column: a stored row may be shorter than the titles. */
const padded = (row: readonly string[], column: number): readonly string[] =>
  row.length > column ? row : [...row, ...Array.from({ length: column + 1 - row.length }, () => '')]
