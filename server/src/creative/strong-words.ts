/**
 * The strongest words in the languages of the site; none has another meaning in another of these languages. The lists
 * of the library contain many words that are harmless elsewhere (`comer`, `regina`, `bitte`), and they have no words
 * for eight of our languages.
 */
export const STRONG_WORDS: readonly string[] = [
  // bg
  'путка, курва, курви, да еба, еба ти, ебати, шибан, шибана, педераст, мамка му, майната ти, пичка',
  'гъз, лайно, лайна, копеле',
  // cs
  'kokot, kokotina, kurva, mrdat, zmrd, zmrde, zkurvit, zkurvysyn, píča, piča, čurák, curak',
  // da, no, sv
  'fisse, røvhul, faen, fitte, fitta, knulla, jävla, jävel, kuken, helvete, forbanna',
  // de
  'arsch, arschloch, scheiße, scheisse, scheiß, ficken, fotze, hure, hurensohn, nutte, wichser, wichsen',
  'schlampe, missgeburt',
  // el
  'μαλάκα, μαλάκας, μαλακας, μαλακα, μαλακίες, γαμώ, γαμώτο, γαμήσου, γαμημένο, γαμημένε, πουτάνα',
  'πουτανα, σκατά, καριόλη, καριόλα, μουνί, πούστη, πούστης, αρχίδι, αρχίδια',
  // es, pt
  'mierda, puta, puto, putas, hijo de puta, hijoputa, gilipollas, cabrón, coño, pendejo, follar',
  'maricón, caralho, foder, foda se, porra, merda, buceta, boceta, filho da puta, viado, chingar',
  // fi
  'vittu, vitun, vittuilu, perkele, mulkku, pillu, kyrpä, huora, saatana, neekeri',
  // fr
  'merde, connard, connasse, putain, salope, salaud, enculé, encule, enculer, couilles, niquer',
  'nique ta mère, ta gueule, fils de pute, pute',
  // he
  'זונה, הזונה, זונות, בן זונה, בת זונה, שרמוטה, שרמוטות, כוסאמק, כוסעמק, כוס אמק, כוס אמא שלך, מניאק',
  'מניאקים, תזדיין, תזדייני, מזדיין, מזדיינת, לזיין, זיון, קוקסינל, חרא, מוצצת, בן שרמוטה, לך תזדיין',
  'אחושרמוטה, פאק',
  // Hindi in Latin letters
  'chutiya, madarchod, behenchod, bhenchod, bhosad, bhosdike, gandu',
  // hu
  'fasz, faszt, faszfej, geci, picsa, bazmeg, baszd meg, seggfej, szarházi',
  // id, ms
  'kontol, memek, ngentot, bajingan, bangsat, jancok, lonte, pelacur, pukimak, puki, sundal, cibai',
  'lancau, haramjadah',
  // it
  'cazzo, cazzata, stronzo, stronza, puttana, vaffanculo, coglione, coglioni, minchia, pompino',
  // nl
  'klootzak, hoer, neuken, godverdomme, kutwijf, flikker, rothoer',
  // pl
  'kurwa, kurwy, chuj, chuja, cipa, jebany, jebać, pierdolić, pierdol, spierdalaj, pizda, kutas',
  'skurwysyn, dziwka',
  // ro
  'pizdă, futut, futu ți, muie, curvă, căcat, cacat, bulangiu',
  // en
  'kill yourself, kill your self, kys, go die, idiot, idiots, idiotic, stupid, moron, morons, nazi, nazis, hitler, heil hitler',
  // Words in other languages
  'idiota, idiotas, idioci, idioten, idioot, idiootti, idióta, idiotka, idiote, imbécile, dummkopf',
  'идиот, идиоты, идиотка, ідіот, ідіотка, אידיוט, אידיוטית, ηλίθιε, ηλίθιος, ηλίθια, غبي, احمق, أحمق',
  'нацист, гитлер, гітлер, хитлер, נאצי, נאצים, היטלר, هتلر',
  // hi
  'चूतिया, चुतिया, भोसड़ी, भोसड़ीके, मादरचोद, बहनचोद, रंडी, कमीने, गांडू',
  // ja
  '死ね, しねよ, くたばれ, 殺すぞ, クソ野郎',
  // ru
  'сука, суки, сучка, блять, блядь, бля, бляха муха, ебать, ебаный, ёбаный, нахуй, нахер, похуй, пиздец, мудак, мудаки, долбоёб',
  'долбоеб, гандон, шлюха, говно, жопа, пидор, пидорас, уёбок, сдохни, убей себя',
  // Russian in Latin letters
  'blyad, mudak, pizdec, zalupa, ebalo',
  // tr
  'orospu, siktir, sikmek, yarak, göt veren, götveren, amına koyayım, piç',
  // uk
  'хуй, хуйло, пизда, їбати, йобаний, єбати, підарас, гівно, срака, мудак, курво',
  // vi
  'địt, địt mẹ, đụ má, đụ mẹ, lồn, cặc, con đĩ, chó đẻ, vãi lồn, mẹ kiếp, đéo',
].flatMap((line) => line.split(', '));
