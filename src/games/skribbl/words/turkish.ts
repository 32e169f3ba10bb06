// The Turkish words, by level; not a translation of the English ones, though many are the same.
import type { Level } from '../shapes.ts';

/** Divided by commas. */
export const turkish: Readonly<Record<Level, string>> = {
  easy: `
güneş, ay, yıldız, bulut, yağmur, kar, ev, kapı, pencere, ağaç, çiçek, yaprak, çimen, elma, muz, kiraz,
limon, armut, havuç, domates, yumurta, ekmek, peynir, pizza, pasta, kurabiye, şeker, kedi, köpek, balık,
kuş, ördek, at, inek, koyun, keçi, fare, tavşan, kurbağa, yılan, örümcek, arı, karınca, ayı, aslan,
maymun, fil, kaplumbağa, salyangoz, kelebek, el, ayak, göz, kulak, burun, ağız, diş, saç, kalp, yüz,
çocuk, bebek, kral, kraliçe, palyaço, robot, hayalet, araba, otobüs, tren, uçak, kayık, gemi, bisiklet,
kamyon, roket, tekerlek, yol, köprü, top, oyuncak, uçurtma, davul, gitar, piyano, kitap, kalem, defter,
kâğıt, sandalye, masa, yatak, lamba, saat, anahtar, bardak, tabak, kaşık, çatal, bıçak, şişe, şapka,
ayakkabı, çorap, gömlek, elbise, mont, eldiven, yüzük, taç, çanta, kutu, şemsiye, telefon, bilgisayar,
televizyon, kamera, mum, ateş, su, deniz, kumsal, ada, dağ, nehir, tepe, mağara, kum, taş, bayrak,
çadır, merdiven, çekiç, testere, ip, zil, hediye, balon, çapa, ok, kemik, fırça, kova, düğme, tarak,
çit, tüy, bacak, kol, parmak, tırnak, ayna, mantar, yuva, ağ, baykuş, tava, tencere, gökkuşağı, makas,
kardan adam, sabun, kare, salıncak, kılıç, diş fırçası, havlu, traktör, üçgen, silgi, cetvel, tavuk,
horoz, civciv, karpuz, üzüm, çilek, dondurma, simit, çay, kahve, süt, tuz, yastık, halı
`,
  medium: `
havaalanı, ambulans, melek, önlük, akvaryum, astronot, sırt çantası, rozet, fırın, bale, banka, berber,
sepet, küvet, pil, sakal, kovan, bank, dürbün, doğum günü, battaniye, papyon, bovling, bilezik, süpürge,
buldozer, kaktüs, hesap makinesi, takvim, kamp ateşi, kano, kaptan, kale, tavan, aşçı, satranç, baca,
sinema, sirk, hindistan cevizi, pusula, konser, mısır, kovboy, yengeç, vinç, timsah, perde, diş hekimi,
çöl, dedektif, elmas, zar, dinozor, doktor, yunus, eşek, kapı zili, ejderha, yusufçuk, kartal, küpe,
asansör, motor, yürüyen merdiven, çiftçi, itfaiyeci, şömine, havai fişek, flamingo, flüt, fıskiye,
tilki, garaj, bahçe, zürafa, gözlük, hamburger, hamak, askı, liman, kirpi, helikopter, kask, su aygırı,
bal, hastane, kum saati, buzdağı, iglo, denizanası, hokkabaz, kanguru, çaydanlık, klavye, mutfak,
uğur böceği, kütüphane, deniz feneri, şimşek, ruj, mıknatıs, posta kutusu, harita, maske, madalya,
deniz kızı, mikrofon, mikroskop, sivrisinek, motosiklet, müze, bıyık, kolye, hemşire, ahtapot, orkestra,
palmiye, panda, paraşüt, papağan, pasaport, tavus kuşu, penguen, piknik, ananas, korsan, gezegen,
oyun parkı, polis, kukla, yapboz, piramit, yağmurluk, buzdolabı, lokanta, kumdan kale, sandviç,
saksafon, korkuluk, atkı, okul, denizatı, köpek balığı, duş, kaykay, iskelet, kızak, koltuk, sünger,
sincap, zımba, denizyıldızı, denizaltı, bavul, ayçiçeği, sörf tahtası, kuğu, teleskop, kaplan,
tost makinesi, tuvalet, alet çantası, trafik ışığı, trambolin, hazine, trompet, tünel,
elektrikli süpürge, vampir, keman, yanardağ, garson, şelale, balina, el arabası, yel değirmeni, cadı,
büyücü, zebra, bağlama, semaver, cezve, nazar boncuğu, vapur, dolmuş, pazar
`,
  hard: `
akrobat, alerji, alfabe, anten, alkış, arkeolog, mimar, tartışma, gökbilim, seyirci, sonbahar, çığ,
bebek bakıcısı, kulis, gayda, denge, pazarlık, elektrik kesintisi, proje, bumerang, sınır, darboğaz,
beyin fırtınası, arıza, esinti, bütçe, kamuflaj, karnaval, mancınık, tırtıl, şampiyon, bukalemun, avize,
bağış, kimya, koro, kahve molası, kompost, orkestra şefi, takımyıldız, öksürük, geri sayım, bulmaca,
merak, gümrük, karanlık, hayal, teslim tarihi, demokrasi, diyet, indirim, rüya, kuraklık, deprem, yankı,
tutulma, seçim, elektrikçi, enerji, kıskançlık, evrim, sınav, bahane, sergi, masal, moda, ateş düşürücü,
parmak izi, sel, sis, ayak izi, hava durumu, sahtekâr, fosil, arkadaşlık, gelecek, galaksi, bahçıvan,
kuşak, buzul, dedikodu, mezuniyet, yer çekimi, sera, tokalaşma, baş ağrısı, kış uykusu, hıçkırık, tarih,
otostop, tatil, sıla özlemi, balayı, ufuk, ev taşıma, hipnoz, fikir, göz yanılması, enflasyon,
uykusuzluk, sigorta, iş görüşmesi, icat, gazeteci, hâkim, orman, karaoke, anaokulu, düğüm, labirent,
ev sahibi, kahkaha, lav, çamaşır, ders, piyango, ninni, bagaj, sihirbaz, maraton, toplantı, melodi,
hafıza, metronom, göç, serap, mucize, motivasyon, dağcı, müzik kutusu, efsane, kâbus, gürültü, nostalji,
noter, vaha, olimpiyat, gözlükçü, origami, fazla mesai, geçit töreni, şifre, sabır, sarkaç, parfüm,
fotoğrafçı, yankesici, kirlilik, terfi, kehanet, karantina, kuyruk, bataklık, yansıma, prova, tadilat,
kurtarma, emeklilik, bilmece, iş çıkışı, sabotaj, safari, uydu, koku, deniz tutması, mevsim, sır,
seminer, gölge, kestirme, sessizlik, uyurgezer, horlama, hatıra, büyü, bahar temizliği, sahne korkusu,
stres, yaz, sürpriz, teslim olmak, takım çalışması, ışınlanma, susuzluk, zaman makinesi, kadeh kaldırma,
hortum, turist, trafik sıkışıklığı, çevirmen, aşı, vantrilok, zafer, vitamin, duvar kâğıdı, düğün,
hafta sonu, fısıltı, cam silme, bilgelik, atölye, esneme, yoga
`,
};
