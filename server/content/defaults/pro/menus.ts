import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { group, link, menu, newWindow } from '#server/content/defaults/menu-builders.ts'

export const proMenus = [
  menu(PROFESSIONAL_PROJECT, 'pl_desktop_options', [
    group(
      'Shells',
      link('3 inch shells', '/sl/c/3-Inch-Shells'),
      link('4 inch shells', '/sl/c/4-Inch-Shells'),
      link('5 inch shells', '/sl/c/5-Inch-Shells'),
      link('6 inch shells', '/sl/c/6-Inch-Shells'),
      link('8 to 12 inch shells', '/sl/c/8-12-Inch-Shells'),
      link('Shell chains and finales', '/sl/c/Shell-Chains--Finales'),
    ),
    group(
      'Front and mid level',
      link('Single shots', '/sl/c/Single-Shots'),
      link('Close proximity', '/sl/c/Close-Proximity'),
      link('Set pieces and lances', '/sl/c/Set-Pieces--Lances'),
      link('Daytime effects', '/sl/c/Daytime-Effects'),
    ),
    group(
      'Field gear',
      link('Fuse and igniters', '/sl/c/Fuse--Igniters'),
      link('Firing systems', '/sl/c/Firing-Systems'),
      link('Mortars and racks', '/sl/c/Mortars--Racks'),
    ),
    group(
      'Design',
      link('Display showcase', '/display-showcase'),
      link('Pyrolamas', '/pyrolamas'),
      link('Italian style', '/italia'),
      link('Ignition types', '/ignition-types'),
    ),
  ]),
  menu(PROFESSIONAL_PROJECT, 'pl_hamburger_options', [
    group(
      'Plan a display',
      link('Display showcase', '/display-showcase'),
      link('Pyrolamas', '/pyrolamas'),
      link('Italian style', '/italia'),
      link('What the lots look like', '/tent-video'),
    ),
    group(
      'Licenses and papers',
      link('Professional use', '/pro-use'),
      link('Safety data sheets', '/product-msds-sds'),
      newWindow('ATF explosives licensing', 'https://www.atf.gov'),
      newWindow('DOT hazmat rules', 'https://www.phmsa.dot.gov'),
    ),
  ]),
  menu(PROFESSIONAL_PROJECT, 'pl_information_options', [
    link('Professional use', '/pro-use'),
    link('Freight and pickup', '/shipping'),
    link('Transit map', '/transit-map'),
    link('Questions and answers', '/faq'),
    link('Safety data sheets', '/product-msds-sds'),
    link('Ignition types', '/ignition-types'),
    link('Resources', '/resources'),
    link('News', '/news'),
    link('About us', '/about'),
  ]),
  menu(PROFESSIONAL_PROJECT, 'pl_pricing_options', [
    link('Price levels', '/discounts'),
    link('Apply for credit terms', '/pages/credit-application'),
    link('Pro line catalog', '/catalog'),
  ]),
]
