/** Services through which strangers can write to a child, in lower case. */
export const SERVICES: readonly string[] = [
  'instagram, insta, tiktok, snapchat, whatsapp, discord, facebook, twitter, youtube, twitch, roblox, skype',
  'wechat, weixin, viber, vkontakte, gmail, hotmail, yahoo, icloud, kik, bereal, reddit, pinterest, omegle, kakaotalk',
  'telegram, psn, gamertag, whats app, snap chat, tik tok, you tube, insta gram, face book',
  // ru, uk, bg
  'инстаграм, инстаграмм, инста, телеграм, телеграмм, вконтакте, тикток, ватсап, вотсап, дискорд, ютуб, инстаграмі, скайп',
  'інстаграм, інста, тікток, вайбер, снапчат, роблокс, вацап',
  // el
  'ινσταγκραμ, ινστα, τικτοκ, φεισμπουκ, τελεγκραμ',
  // he
  'אינסטגרם, אינסטה, טיקטוק, וואטסאפ, ווטסאפ, דיסקורד, פייסבוק, יוטיוב, סנאפ, סנאפצאט, טלגרם, רובלוקס',
  // ar
  'انستغرام, انستقرام, إنستغرام, انستا, تيكتوك, واتساب, سناب, سنابشات, ديسكورد, تلغرام, تليجرام, فيسبوك, يوتيوب, روبلوكس',
  // hi
  'इंस्टाग्राम, इंस्टा, व्हाट्सएप, वॉट्सऐप, फेसबुक, यूट्यूब, टेलीग्राम',
].flatMap((line) => line.split(', '));

/** Names of messaging services in scripts that have no spaces between words. */
export const SERVICES_WITHIN: readonly string[] = [
  '微信, 抖音, 小红书, 微博, 快手, qq号, インスタ, ティックトック, ツイッター, ディスコード, ユーチューブ',
  '인스타, 카톡, 카카오톡, 틱톡, 디스코드, 페이스북, 유튜브, อินสตาแกรม, ไอจี, เฟซบุ๊ก, เฟสบุ๊ค, ไลน์ไอดี, ติ๊กต็อก, ดิสคอร์ด',
].flatMap((line) => line.split(', '));

/** Games and services whose name is also an everyday word. They count only if a username follows. */
export const GAMES = 'xbox, playstation, snap, steam, nintendo, fortnite, minecraft, epic'.split(', ');

/** Phrases that come before a number or an address, such as: my address, I live in. */
export const ANNOUNCED: readonly string[] = [
  'i live at, i live in, i live on, my address, my home address, phone number, my phone, my mobile, call me at, call me on',
  'text me at, dm me, message me at, add me on, mail me, email me, my email, my mail, follow me on',
  'ich wohne in, ich wohne an, meine adresse, telefonnummer, handynummer, ruf mich an, schreib mir auf, meine mail',
  'j’habite, j habite, mon adresse, numéro de téléphone, mon numéro, appelle moi, écris moi',
  'vivo en, mi dirección, número de teléfono, mi teléfono, mi móvil, llámame, mi correo',
  'abito in, abito a, il mio indirizzo, numero di telefono, il mio numero, chiamami',
  'moro em, moro na, o meu endereço, meu endereço, número de telefone, meu telefone, meu telemóvel',
  'ik woon in, ik woon op, mijn adres, telefoonnummer, bel mij, bel me',
  'jag bor på, jag bor i, min adress, telefonnummer, ring mig, jeg bor i, jeg bor på, min adresse, ring meg',
  'asun osoitteessa, osoitteeni, puhelinnumero, puhelinnumeroni, soita minulle',
  'mieszkam w, mieszkam na, mój adres, numer telefonu, mój numer, zadzwoń do mnie',
  'bydlím v, bydlím na, moje adresa, telefonní číslo, moje číslo, zavolej mi',
  'itt lakom, a címem, telefonszám, telefonszámom, hívj fel',
  'locuiesc în, adresa mea, număr de telefon, numărul meu, sună mă',
  'живея в, живея на, моят адрес, адресът ми, телефонен номер, телефонът ми, обади ми се',
  'я живу в, я живу на, мой адрес, номер телефона, мой телефон, мой номер, позвони мне, напиши мне',
  'я живу у, моя адреса, номер телефону, мій телефон, мій номер, подзвони мені',
  'μένω στην, μένω στο, η διεύθυνσή μου, αριθμός τηλεφώνου, το τηλέφωνό μου, πάρε με',
  'oturuyorum, adresim, telefon numaram, telefonum, beni ara',
  'אני גר ב, אני גרה ב, הכתובת שלי, מספר טלפון, הטלפון שלי, תתקשרו אליי, תתקשר אליי',
  'أسكن في, اسكن في, عنواني, رقم الهاتف, رقم هاتفي, رقمي, اتصل بي',
  'मेरा पता, फ़ोन नंबर, फोन नंबर, मेरा नंबर, मुझे कॉल करो',
  'saya tinggal di, alamat saya, alamatku, nomor telepon, nombor telefon, hubungi saya, telepon saya',
  'tôi sống ở, em sống ở, nhà em ở, địa chỉ của, số điện thoại, gọi cho',
].flatMap((line) => line.split(', '));

/** Phrases like those of `ANNOUNCED`, in scripts that have no spaces between words. */
export const ANNOUNCED_WITHIN: readonly string[] = [
  '我住在, 我的地址, 我家地址, 电话号码, 我的电话, 手机号, 打电话给我, 住所は, 私の住所, 電話番号, に住んでいます, 電話してね',
  '내 주소, 우리 집 주소, 전화번호, 내 번호, 에 살아요, ฉันอยู่ที่, ที่อยู่ของ, เบอร์โทร, โทรหา',
].flatMap((line) => line.split(', '));

/** Endings of web addresses. */
export const DOMAINS =
  'com, net, org, info, biz, app, dev, io, gg, tv, xyz, online, site, link, eu, uk, de, fr, es, pt, nl, pl, cz, hu, ro, bg, gr, dk, se, fi, ru, ua, tr, il, jp, cn, kr, vn, br'.split(
    ', ',
  );

/** Endings of web addresses in other alphabets. */
export const DOMAINS_ELSEWHERE = 'рф, рус, укр, бг, ελ, ישראל, مصر, السعودية, भारत, 中国, 한국, ไทย'.split(
  ', ',
);

/** Endings that count only if a path follows: `t.me/kid`, `youtu.be/abc`. */
export const DOMAINS_WITH_PATH = 'me, be, ly, co, gl, gd, to, at, ch, us, ca, it, id, cc, sh, st, link'.split(
  ', ',
);

/** Endings of web addresses that children write in words: example dot com. */
export const DOMAINS_IN_WORDS = 'com, net, org, io, gg, tv, de, ru, fr, uk, il'.split(', ');

/** Decorators of Python, which look like a username. */
export const DECORATORS =
  'property, staticmethod, classmethod, dataclass, cache, lru_cache, abstractmethod, contextmanager, wraps, total_ordering, functools, override'.split(
    ', ',
  );
