import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'

/** name; street, city, state, zip; latitude; longitude; last two digits of the phone; host or - */
const consumer = `
Lantern Mill Outlet; 4200 Lantern Mill Road, Springfield, MO 65803; 37.262; -93.291; 40; lanternmill.example.com
Whitfield Roadside; 118 Quarry Street, Joplin, MO 64801; 37.084; -94.513; 11; whitfield.example.com
Boone County Bangers; 77 Prairie Fork Road, Columbia, MO 65202; 38.981; -92.334; 12; boonebangers.example.com
Gateway Skyworks; 3310 Riverfront Lane, Saint Charles, MO 63301; 38.789; -90.497; 13; gatewayskyworks.example.com
Bootheel Fireworks Barn; 902 Levee Road, Sikeston, MO 63801; 36.876; -89.588; 14; -
Ellery & Sons; 640 Cedar Bluff Avenue, Tulsa, OK 74103; 36.154; -95.993; 15; ellery.example.com
Route Sixty-Six Sparks; 51 Mother Road, Claremore, OK 74017; 36.312; -95.616; 16; -
Red Dirt Rockets; 1802 Sooner Trail, Stillwater, OK 74074; 36.116; -97.058; 17; reddirtrockets.example.com
Henning Seasonal; 1450 Wheat Belt Highway, Salina, KS 67401; 38.84; -97.611; 18; henning.example.com
Flint Hills Fuse Company; 29 Tallgrass Way, Emporia, KS 66801; 38.404; -96.182; 19; -
Sunflower Shells; 7115 Turnpike Road, Topeka, KS 66603; 39.056; -95.689; 20; sunflowershells.example.com
Ozark Fire Flowers; 400 Beaver Lake Road, Rogers, AR 72756; 36.332; -94.118; 21; ozarkflowers.example.com
River Valley Rockets; 216 Arkansas Street, Fort Smith, AR 72901; 35.386; -94.399; 22; -
Delta Night Lights; 88 Cotton Gin Road, Jonesboro, AR 72401; 35.842; -90.704; 23; deltanight.example.com
Solberg Imports; 31 Riverfront Drive, Peoria, IL 61602; 40.694; -89.589; 24; solberg.example.com
Prairie State Pyro; 12 Grain Elevator Road, Effingham, IL 62401; 39.12; -88.543; 25; -
Hawkeye Holiday Tents; 503 Corn Belt Drive, Des Moines, IA 50309; 41.587; -93.625; 26; hawkeyetents.example.com
Loess Hills Lights; 60 Bluff Road, Council Bluffs, IA 51501; 41.262; -95.861; 27; -
Stockyard Sparklers; 3900 Stockyard Street, Omaha, NE 68102; 41.259; -95.934; 28; stockyard.example.com
Sandhills Skyrockets; 75 Ogallala Trail, Kearney, NE 68847; 40.699; -99.082; 29; -
Raman Superstore Knoxville; 77 Foundry Row, Knoxville, TN 37902; 35.961; -83.921; 30; raman.example.com
Raman Superstore Dayton; 5012 Wright Field Road, Dayton, OH 45402; 39.759; -84.192; 31; raman.example.com
Cumberland Comets; 18 Bluegrass Pike, Bowling Green, KY 42101; 36.99; -86.444; 32; cumberlandcomets.example.com
Hoosier Night Market; 940 Speedway Court, Terre Haute, IN 47807; 39.467; -87.414; 33; hoosiernight.example.com
Lone Prairie Tents; 905 Live Oak Lane, Waco, TX 76701; 31.55; -97.134; 34; loneprairie.example.com`

const pro = `
Tower Rock Displays; 15 Bluff Road, Cape Girardeau, MO 63701; 37.306; -89.518; 50; towerrock.example.com
Kaw Valley Pyrotechnics; 220 Levee Street, Lawrence, KS 66044; 38.972; -95.235; 51; kawvalley.example.com
Arkansas River Skyshows; 31 Pier Road, Little Rock, AR 72201; 34.746; -92.29; 52; arskyshows.example.com
Green Country Display; 804 Refinery Lane, Tulsa, OK 74107; 36.104; -96.025; 53; greencountry.example.com
Mound City Barge Shows; 6 Wharf Street, Saint Louis, MO 63102; 38.627; -90.187; 54; moundcity.example.com
Great Lakes Fire Arts; 410 Harbor Drive, Milwaukee, WI 53202; 43.039; -87.906; 55; greatlakesfire.example.com
High Plains Display Company; 92 Stockman Road, Amarillo, TX 79101; 35.207; -101.838; 56; -
Volunteer Sky Crews; 51 Ridge Pike, Chattanooga, TN 37402; 35.046; -85.309; 57; volunteersky.example.com
Front Range Proximate; 1300 Mesa Court, Pueblo, CO 81003; 38.271; -104.61; 58; frontrange.example.com
Buckeye Stadium Effects; 700 Arena Way, Columbus, OH 43215; 39.966; -83.004; 59; buckeyestadium.example.com`

const AREA_CODES: Readonly<Record<string, string>> = {
  OK: '918',
  KS: '785',
  AR: '479',
  IL: '217',
  IA: '515',
  NE: '402',
  TN: '865',
  OH: '937',
  KY: '270',
  IN: '812',
  TX: '254',
  WI: '414',
  CO: '719',
}
const stateOf = (address: string): string => address.split(' ').at(-2) ?? ''

const dealersOf = (project_id: ProjectId, rows: string): readonly ContentEntry<'dealer'>[] =>
  rows
    .trim()
    .split('\n')
    .map((row, position) => {
      const [name = '', address = '', latitude, longitude, line, host] = row.split('; ')
      return {
        project_id,
        kind: 'dealer',
        key: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        body: {
          name,
          address,
          latitude: Number(latitude),
          longitude: Number(longitude),
          phone: `(${AREA_CODES[stateOf(address)] ?? '417'}) 555-01${line}`,
          url: host === '-' ? null : `https://${host}`,
        },
        position,
      }
    })

/** Invented stores and display companies; the phone numbers are those of the fiction block. */
export const dealers = [...dealersOf(CONSUMER_PROJECT, consumer), ...dealersOf(PROFESSIONAL_PROJECT, pro)]
