import './contract.css.ts'
import './fonts.css.ts'
import './themes.css.ts'
import './reset.css.ts'
