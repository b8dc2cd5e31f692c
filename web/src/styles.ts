// All brands in one sheet: a theme is a screenful of custom properties, and a face loads only where it is used.
import './design/tokens.css'
import './design/base.css'
import './design/themes/hogar.css'
import './design/themes/viu.css'
import './design/themes/mavi.css'
import './design/themes/de.css'
import './design/themes/it.css'
