/** code, name, road miles from the warehouse in Springfield, Missouri, sales tax in percent */
const states = `
AL Alabama 560 4; AK Alaska 3650 0; AZ Arizona 1180 5.6; AR Arkansas 210 6.5; CA California 1650 7.25;
CO Colorado 760 2.9; CT Connecticut 1270 6.35; DE Delaware 1080 0; DC District of Columbia 1010 6; FL Florida 1050 6;
GA Georgia 660 4; HI Hawaii 4200 4; ID Idaho 1480 6; IL Illinois 330 6.25; IN Indiana 460 7;
IA Iowa 360 6; KS Kansas 230 6.5; KY Kentucky 490 6; LA Louisiana 560 4.45; ME Maine 1530 5.5;
MD Maryland 1030 6; MA Massachusetts 1350 6.25; MI Michigan 700 6; MN Minnesota 610 6.875; MS Mississippi 430 7;
MO Missouri 90 4.225; MT Montana 1330 0; NE Nebraska 410 5.5; NV Nevada 1500 6.85; NH New Hampshire 1400 0;
NJ New Jersey 1150 6.625; NM New Mexico 790 4.875; NY New York 1180 4; NC North Carolina 870 4.75; ND North Dakota 850 5;
OH Ohio 680 5.75; OK Oklahoma 260 4.5; OR Oregon 1880 0; PA Pennsylvania 950 6; RI Rhode Island 1330 7;
SC South Carolina 830 6; SD South Dakota 640 4.2; TN Tennessee 430 7; TX Texas 560 6.25; UT Utah 1190 6.1;
VT Vermont 1350 6; VA Virginia 960 5.3; WA Washington 1910 6.5; WV West Virginia 740 6; WI Wisconsin 560 5; WY Wyoming 920 4`

export function stateRows() {
  return states.split(';').map((entry) => {
    const words = entry.trim().split(' ')
    const [code = '', miles = '', tax = ''] = [words[0], words.at(-2), words.at(-1)]
    return {
      code,
      name: words.slice(1, -2).join(' '),
      miles: Number(miles),
      sales_tax: (Number(tax) / 100).toFixed(5),
    }
  })
}

export function salesTaxOf(code: string): number {
  return Number(stateRows().find((state) => state.code === code)?.sales_tax ?? 0)
}
