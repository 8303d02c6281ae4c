/** A decision record and its file name. */
export interface DecisionRecord {
  readonly file: string
  readonly text: string
}

/** Violations: a record without number, status or date, or one that the index does not list with its number and title. */
export function decisionProblems(records: readonly DecisionRecord[], index: string): string[] {
  return records.flatMap(({ file, text }) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    const row = new RegExp(String.raw`\| \[${number}\]\(${file}\)\s*\| ${literal(title ?? '')}\s*\|`)
    return [
      ...(Number(file.slice(0, 4)) === Number(number) ? [] : [`${file} has another number in its title`]),
      ...(/^Status: (accepted|replaced|rejected)\b.*Date: \d{4}-\d\d-\d\d\./m.test(text)
        ? []
        : [`${file} has no status and date`]),
      ...(row.test(index) ? [] : [`${file} has no row in the index`]),
    ]
  })
}

const literal = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)
