/** An error of a field for the list of all errors; a sentence that names its field stays as it is. */
export const withLabel = (label: string, error: string): string =>
  error.startsWith(label) ? error : `${label}: ${error}`
