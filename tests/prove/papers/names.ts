/** Given names, family names and places as people write them, five of each; the last is a town. */
interface Names {
  readonly given: readonly string[]
  readonly family: readonly string[]
  readonly town: string
}

const NAMES: Readonly<Record<string, Names>> = {
  latin: {
    given: ['Zoë', 'Björn', 'Łucja', 'Čeněk', 'Françoise'],
    family: ['Featherstonehaugh', 'Søndergård', 'Šťastný', 'Ağaoğlu', 'Nuñez-Peña'],
    town: 'Kraków',
  },
  vietnamese: {
    given: ['Thị Hồng', 'Văn Đức', 'Quỳnh', 'Ngọc Ánh', 'Phương'],
    family: ['Nguyễn', 'Trần', 'Phạm', 'Võ', 'Đặng'],
    town: 'Thủ Đức',
  },
  greek: {
    given: ['Γεώργιος', 'Ελένη', 'Χρήστος', 'Άννα', 'Ξένια'],
    family: ['Παπαδόπουλος', 'Ψαράς', 'Ιωαννίδη', 'Ζωγράφου', 'Ωρολογάς'],
    town: 'Θεσσαλονίκη',
  },
  cyrillic: {
    given: ['Дмитро', 'Ђорђе', 'Юлия', 'Їжак', 'Љубица'],
    family: ['Щербаков', 'Ґалаґан', 'Њежић', 'Ёлкин', 'Єфименко'],
    town: 'Київ',
  },
  hebrew: {
    given: ['דנה', 'יוסף', 'מרים', 'אברהם', 'נועה'],
    family: ['כהן', 'לוי', 'ברקוביץ', 'שפירא', 'מזרחי'],
    town: 'תל אביב',
  },
  arabic: {
    given: ['محمد', 'فاطمة', 'عبد الله', 'خديجة', 'يوسف'],
    family: ['الفهد', 'النجار', 'بن سعيد', 'حدّاد', 'القاسمي'],
    town: 'القاهرة',
  },
  armenian: {
    given: ['Արամ', 'Նարինե', 'Գևորգ', 'Շուշան', 'Ֆրիդա'],
    family: ['Հակոբյան', 'Սարգսյան', 'Պետրոսյան', 'Ճաղարյան', 'Ղազարյան'],
    town: 'Երևան',
  },
  georgian: {
    given: ['გიორგი', 'ნინო', 'ჟუჟუნა', 'თამარ', 'ვახტანგ'],
    family: ['ბერიძე', 'ჩხეიძე', 'წულაძე', 'ღვინიაშვილი', 'ჯაფარიძე'],
    town: 'თბილისი',
  },
  chinese: {
    given: ['小明', '喆', '麗華', '堃儀', '国强'],
    family: ['王', '歐陽', '邓', '蕭', '諸葛'],
    town: '高雄市鼓山區深水埗邨',
  },
  japanese: {
    given: ['さくら', '翔太', 'マリ', '凛', '幸子'],
    family: ['渡邉', '髙橋', '五十嵐', '桜井', '小笠原'],
    town: '東京都渋谷区ヶ丘',
  },
  korean: {
    given: ['민수', '지우', '혜린', '꽃님', '은영'],
    family: ['김', '이', '황보', '곽', '뷁'],
    town: '서울특별시 강남구',
  },
  thai: {
    given: ['สมชาย', 'กนกวรรณ', 'ณัฐ', 'ปิยะ', 'รุ่งเรือง'],
    family: ['ใจดี', 'แสงทอง', 'พงษ์ไพบูลย์', 'ศรีสุข', 'ฤทธิ์เดช'],
    town: 'กรุงเทพฯ',
  },
}

export const SCRIPTS: readonly string[] = Object.keys(NAMES)

/** 300 names, each script in turn, from 0; then they begin again. */
export function nameOf(index: number): {
  readonly script: string
  readonly name: string
  readonly town: string
} {
  const script = SCRIPTS[index % SCRIPTS.length] ?? 'latin'
  const turn = Math.floor(index / SCRIPTS.length)
  const { given = [], family = [], town = '' } = NAMES[script] ?? {}
  return { script, name: `${given[turn % 5]} ${family[Math.floor(turn / 5) % 5]}`, town }
}
