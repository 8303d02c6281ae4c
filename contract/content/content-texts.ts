import type { StoredBlock } from './content-blocks.ts'
import type { ContentKind } from './content-kinds.ts'

/** How the desk names the kinds of entries, their blocks and their fields. */

export interface KindText {
  readonly name: string
  readonly plural: string
  /** one sentence */
  readonly about: string
  /** what the key of an entry is, and its format */
  readonly key: { readonly label: string; readonly help: string }
}

const path = (help: string) => ({ label: 'Path', help })
const named = (example: string) => ({
  label: 'Name',
  help: `For the desk only: letters, digits, - and _, such as ${example}.`,
})

export const KIND_TEXTS: Readonly<Record<ContentKind, KindText>> = {
  page: {
    name: 'Page',
    plural: 'Pages',
    about: 'Texts with an address of their own, such as shipping or terms.',
    key: path('Lower case, such as /pages/gift-cards.'),
  },
  post: {
    name: 'Post',
    plural: 'Posts',
    about: 'News with a date, listed at /news.',
    key: path('Lower case, such as /news/summer-hours.'),
  },
  menu: {
    name: 'Menu',
    plural: 'Menus',
    about: 'The links in the footer, in the drawer and beside the products.',
    key: { label: 'Name', help: 'The shop knows its menus by name, such as information_options.' },
  },
  banner: {
    name: 'Sale banner',
    plural: 'Sale banners',
    about: 'The line above the header of every shop page.',
    key: named('spring-sale'),
  },
  slide: {
    name: 'Slide',
    plural: 'Slides',
    about: 'The large pictures that take turns on the home page.',
    key: named('new-year'),
  },
  tile: {
    name: 'Tile',
    plural: 'Tiles',
    about: 'The small pictures with a link on the home page.',
    key: named('pickup'),
  },
  social: {
    name: 'Social link',
    plural: 'Social links',
    about: 'The icons in the footer that lead to other sites.',
    key: named('facebook'),
  },
  section: {
    name: 'Home section',
    plural: 'Home sections',
    about: 'What the home page shows from top to bottom.',
    key: named('best-sellers'),
  },
  dealer: {
    name: 'Dealer',
    plural: 'Dealers',
    about: 'The stores on the map of the contact page.',
    key: named('springfield'),
  },
  choice: {
    name: 'Document type',
    plural: 'Document types',
    about: 'What customers can choose when they upload a document.',
    key: named('state-license'),
  },
  redirect: {
    name: 'Redirect',
    plural: 'Redirects',
    about: 'Old addresses, and where they lead.',
    key: path('The old address, such as /summer-sale.'),
  },
  seo: {
    name: 'Search entry',
    plural: 'Search entries',
    about: 'Title and description in search engines for pages that are no entries, such as the home page.',
    key: path('Of the page, such as /cart.'),
  },
}

interface BlockText {
  readonly name: string
  /** one sentence */
  readonly about: string
}

export const BLOCK_TEXTS: Readonly<Record<StoredBlock['kind'], BlockText>> = {
  text: { name: 'Text', about: 'Paragraphs, headings, lists and links.' },
  questions: { name: 'Questions', about: 'Questions that open to their answers.' },
  picture: { name: 'Picture', about: 'One picture with a caption.' },
  buttons: { name: 'Buttons', about: 'Up to six links that look like buttons.' },
  table: { name: 'Table', about: 'Columns and rows.' },
  products: { name: 'Products', about: 'The first products of a list of the shop.' },
  demo: { name: 'Animation', about: 'One product, drawn as it burns.' },
  transit: { name: 'Days in transit', about: 'A map of how many days freight takes to each state.' },
  dealers: { name: 'Dealers', about: 'The map and the list of all dealers.' },
  download: { name: 'Download', about: 'A link to a file, such as a form.' },
  form: { name: 'Form', about: 'The contact form, or the subscription to the newsletter.' },
}

export interface FieldText {
  readonly label: string
  /** one or two sentences, where the format or the effect is not plain */
  readonly help?: string
  /** of a list: what one of its items is called */
  readonly item?: string
  /** of a choice: its values */
  readonly choices?: Readonly<Record<string, string>>
}

const MARKDOWN =
  'An empty line begins a paragraph, ## a heading, - an item of a list. **bold**, _italic_, [text](/path) for a link.'
const LINK = 'A path of the shop such as /sl/c/Comets, or a whole address that begins with https:.'
const FILE = 'Choose one below, or enter its path, which begins with /media, /images or /public-files.'
const ALT = 'What the picture shows, for people who cannot see it. Empty: it is only decoration.'
const caption = { label: 'Caption', help: 'Stands below it.' } as const
const PIXELS = 'In pixels; filled in when a picture is chosen.'
const icon = {
  label: 'Icon',
  help: 'The name of an icon of the shop, such as facebook, or the path of a picture.',
} as const

const slide = (text: string) => ({
  image_url: { label: 'Picture', help: FILE },
  alt: { label: 'Alternative text', help: ALT },
  title: { label: 'Title' },
  text: { label: 'Text', help: text },
  link_to: { label: 'Link', help: LINK },
})

/**
 * The fields of each form: of a kind, of `block.` and a kind of block, and of what is nested in them by the name of its
 * field.
 */
export const FORM_TEXTS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  page: {
    title: { label: 'Title' },
    blocks: {
      label: 'Blocks',
      item: 'Block',
      help: 'What the page shows below its title, from top to bottom.',
    },
    seo: { label: 'Search engines' },
  },
  post: {
    title: { label: 'Title' },
    blocks: {
      label: 'Blocks',
      item: 'Block',
      help: 'What the post shows below its title, from top to bottom.',
    },
    seo: { label: 'Search engines' },
    date: { label: 'Date', help: 'As year-month-day, such as 2027-07-04. News are sorted by it.' },
    summary: { label: 'Summary', help: 'One or two sentences for the list of news.' },
    picture: { label: 'Picture in the list' },
  },
  'post.picture': {
    src: { label: 'Picture', help: FILE },
    alt: { label: 'Alternative text', help: ALT },
  },
  seo: {
    page_title: {
      label: 'Title',
      help: 'Shown by search engines and in the tab. Empty: the title of the page.',
    },
    seo_meta: {
      label: 'Description',
      help: 'One or two sentences that search engines show below the title.',
    },
  },
  menu: { items: { label: 'Items', item: 'Item', help: 'The links from top to bottom.' } },
  'menu.items': {
    title: { label: 'Title' },
    link_to: { label: 'Link', help: `${LINK} Empty: the item only holds others.` },
    icon,
    is_link_new_window: { label: 'Opens in a new tab' },
    children: { label: 'Items below it', item: 'Item' },
  },
  banner: {
    set: {
      label: 'Shown on',
      choices: { desktop: 'Wide screens', mobile: 'Phones' },
    },
    background_color: { label: 'Background color', help: 'A CSS color, such as #1b1030.' },
    background_image_path: { label: 'Background picture', help: FILE },
    background_position: { label: 'Position of the picture', help: 'In CSS words, such as center top.' },
    background_size: { label: 'Size of the picture', help: 'In CSS words, such as cover or contain.' },
    background_repeat: { label: 'Repetition of the picture', help: 'In CSS words, such as no-repeat.' },
    html: {
      label: 'Text',
      help: 'As HTML with p, strong, em, br and a, such as <p>12% off. <a href="/sl">Shop now</a></p>.',
    },
    is_closable: { label: 'Visitors can close it' },
  },
  slide: slide('One or two sentences on the picture.'),
  tile: slide('A few words below the title.'),
  social: { url: { label: 'Address', help: 'Begins with https:.' }, icon },
  section: {
    kind: {
      label: 'Shows',
      choices: {
        hero: 'Opening picture',
        products: 'A row of products',
        categories: 'Categories',
        effects: 'Effects',
        posts: 'The latest news',
        upsell: 'A row of offers',
        newsletter: 'Subscription to the newsletter',
      },
    },
    title: { label: 'Title' },
    text: { label: 'Text', help: 'Only the opening picture and the newsletter show one.' },
    link_to: {
      label: 'Link',
      help: 'Of a row of products: the list that it shows, such as /sl/l/Best_Sellers. The opening picture has none.',
    },
  },
  dealer: {
    name: { label: 'Name' },
    address: { label: 'Address' },
    latitude: { label: 'Latitude', help: 'In degrees north, such as 37.2090.' },
    longitude: {
      label: 'Longitude',
      help: 'In degrees east: west of Greenwich it is negative, such as -93.2923.',
    },
    phone: { label: 'Phone' },
    url: { label: 'Website', help: 'Begins with https:.' },
  },
  choice: {
    type: {
      label: 'Offered for',
      choices: {
        pro_use_auth_types: 'Authorization to buy professional products',
        insurance_doc_types: 'Insurance',
      },
    },
    value: {
      label: 'Value',
      help: 'How the shop keeps it, in lower case, such as federal_license. Do not change it later.',
    },
    label: { label: 'Name for customers' },
  },
  redirect: {
    target_url: { label: 'Leads to', help: 'A path of the shop, or a whole address if it leaves the shop.' },
    external: { label: 'Leaves the shop', help: 'Only to hosts that the settings allow.' },
    is_filter: {
      label: 'Is a list of products',
      help: 'Visitors who go back come to the page before it, not to the old address.',
    },
  },
  'block.text': { text: { label: 'Text', help: MARKDOWN } },
  'block.questions': {
    name: {
      label: 'Group',
      help: 'A word for the shop: of questions in the same group only one is open at a time.',
    },
    questions: { label: 'Questions', item: 'Question' },
  },
  'block.questions.questions': {
    question: { label: 'Question' },
    answer: { label: 'Answer', help: MARKDOWN },
  },
  'block.picture': {
    src: { label: 'Picture', help: FILE },
    alt: { label: 'Alternative text', help: ALT },
    caption,
    width: { label: 'Width', help: PIXELS },
    height: { label: 'Height', help: PIXELS },
  },
  'block.buttons': { buttons: { label: 'Buttons', item: 'Button' } },
  'block.buttons.buttons': {
    label: { label: 'Text' },
    link_to: { label: 'Link', help: LINK },
    is_primary: { label: 'Stands out', help: 'One of a group should.' },
  },
  'block.table': {
    caption: { label: 'Caption', help: 'Says what the table is about; screen readers begin with it.' },
    head: { label: 'Columns', item: 'Column' },
    rows: { label: 'Rows', item: 'Row' },
  },
  'block.products': {
    title: { label: 'Title', help: 'Stands above the row.' },
    link_to: { label: 'List of products', help: 'Its address in the shop, such as /sl/l/Best_Sellers.' },
    count: { label: 'How many', help: 'From 1 to 12.' },
  },
  'block.demo': {
    products_url: {
      label: 'Product',
      help: 'The last part of its address: of /product/red-comet it is red-comet.',
    },
    caption,
  },
  'block.transit': {
    days: {
      label: 'Days to each state',
      help: 'A line each: the two letters of the state and the days, such as MO 2.',
    },
  },
  'block.dealers': {},
  'block.download': {
    label: { label: 'Text of the link' },
    href: { label: 'File', help: 'Its path in the shop, such as /public-files/credit-application.pdf.' },
    note: { label: 'Note', help: 'Stands beside it, such as the size of the file.' },
  },
  'block.form': {
    form: {
      label: 'Which form',
      choices: { contact: 'Contact form', newsletter: 'Subscription to the newsletter' },
    },
  },
}

/** The form of an object, or of the items of a list, in a field of another form. */
export function formIn(form: string, field: string): string {
  if (field === 'seo') return 'seo'
  if (field === 'blocks') return 'block'
  // the items of an item are like it
  return field === 'children' ? form : `${form}.${field}`
}

/** The form of one of the blocks in such a list. */
export const formOfBlock = (form: string, kind: string): string => `${form}.${kind}`
