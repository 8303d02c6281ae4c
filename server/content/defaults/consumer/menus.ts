import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { group, link, menu, newWindow } from '#server/content/defaults/menu-builders.ts'

export const consumerMenus = [
  menu(CONSUMER_PROJECT, 'rw_desktop_options', [
    group(
      'Start here',
      link('Best sellers', '/sl/l/Best_Sellers'),
      link('On sale', '/sl/l/On_Sale'),
      link('Assortments', '/sl/c/Assortments'),
      link('Low debris', '/sl/l/Low_Debris'),
    ),
    group(
      'Night show',
      link('500 gram cakes', '/sl/c/500-Gram-Cakes'),
      link('200 gram cakes', '/sl/c/200-Gram-Cakes'),
      link('Artillery shells', '/sl/c/Artillery-Shells'),
      link('Roman candles', '/sl/c/Roman-Candles'),
    ),
    group(
      'Ground and yard',
      link('Fountains', '/sl/c/Fountains'),
      link('Sparklers', '/sl/c/Sparklers'),
      link('Smoke', '/sl/c/Smoke'),
      link('Novelties', '/sl/c/Novelties'),
      link('Firecrackers', '/sl/c/Firecrackers'),
    ),
    group(
      'Learn',
      link('Ignition types', '/ignition-types'),
      link('Transit map', '/transit-map'),
      link('Questions and answers', '/faq'),
    ),
  ]),
  menu(CONSUMER_PROJECT, 'rw_hamburger_options', [
    group(
      'For stands and stores',
      link('Assortments', '/sl/c/Assortments'),
      link('Best sellers', '/sl/l/Best_Sellers'),
      link('Price levels', '/discounts'),
      link('Catalog', '/catalog'),
    ),
    group(
      'Crew gear',
      link('Firing systems', '/sl/c/Firing-Systems'),
      link('Mortars and racks', '/sl/c/Mortars--Racks'),
      link('Fuse and supplies', '/sl/c/Fuse--Supplies'),
      link('Ignition types', '/ignition-types'),
    ),
    group(
      'Outside help',
      newWindow('CPSC fireworks guidance', 'https://www.cpsc.gov'),
      newWindow('Fire codes at NFPA', 'https://www.nfpa.org'),
    ),
  ]),
  menu(CONSUMER_PROJECT, 'rw_information_options', [
    link('Shipping', '/shipping'),
    link('Transit map', '/transit-map'),
    link('Questions and answers', '/faq'),
    link('Safety data sheets', '/product-msds-sds'),
    link('Ignition types', '/ignition-types'),
    link('Resources', '/resources'),
    link('News', '/news'),
    link('About us', '/about'),
  ]),
  menu(CONSUMER_PROJECT, 'rw_pricing_options', [
    link('Price levels', '/discounts'),
    link('Apply for credit terms', '/pages/credit-application'),
    link('Catalog', '/catalog'),
  ]),
]
