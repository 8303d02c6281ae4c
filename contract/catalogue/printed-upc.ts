/** As it stands below its bars and on our sheets: `4 31085 07056 3`, with blanks or hyphens. */
const PRINTED = /(?<![\w-])(\d)[ \u00A0-](\d{5})[ \u00A0-](\d{5})[ \u00A0-](\d)(?![\w-])/g

/** The text with each UPC that is printed in groups as its twelve digits. */
export const joinPrintedUpcs = (text: string): string => text.replaceAll(PRINTED, '$1$2$3$4')
