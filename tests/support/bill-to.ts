/** Whom the cards of tests are billed to. */
export const BILL_TO = {
  name: 'Ada Byron Lovelace',
  street: '12 Analytical Row',
  city: 'Springfield',
  state: 'MO',
  postcode: '65801',
  telephone: '417-555-0100',
}
