// Positions in which the solver is too slow to find the column that wins, by that column: keys in base 36.
// Made and looked through by `npm run soak -- openings`.
export const openings: Readonly<Record<number, string>> = {
  1: `
4ktb0g 4ibev4 20f213 fbvke9 2cp229s 1d8zxts m9mhaa 4nb8xt m9lfk7
fyhnb40 f4dvk0 68qvi8 6g8k5z 48bt6v o7iknb fwh88w7 1k4jvnzt3 fsbl2io
140whs6 m9mj9e 140vhmr 186pc7b 4p8zo58uf 1dqh8ub erwsg0 8o6dc3 mc4fly
5233k0n 4p9lv8rgn 1kllmpwjl 5283d3r 1k9hqfvh3`,
  2: `
fsbeozk fsbecch 4ibeo1 fsdwlq8 fsbfeo0 1cwisjk 1cwifwh 4ktbep 1sxd34
1k4kzmdfm g2kzbb5 fxl6z9c fxl6mm9 fww7nk3 1d8zxmp dqg9aa e7xjpc 5w9q80
m9lsea 1k4k867ep 140vg1v mc3bwj 1sxdhd 1sxdvk 68qvls 7cpxxc fwh88zn
4odf6cd8j 8o5bi9 1bgz14ld 1k4jvo03l 1k4tva2yq 1k4kzn2pw 1kkd8itq9 1bi2zim9 fxl6n0j
1k4tv9qf6 1k4kzmq6c 2cp2fb4 erwqv4 5wafwg mm3a4i m9mhom 140vugy m9n6ys
he11wqr fvft6dc 7mrzsw vqqkg3l 26z1g9ab 26z1g9dt aokqrk jk7qm8 26z1fkht
26z1fkw0 qffc03 h0fls03 1bgz14if 4tqy8n0j 1mbh466wz 1k4jvo1oh 1k4tva3d0 1k6u0c5qa
1k4srbczl 1kllmpuyp fv8b5kw 1k5txsy6a 2d91lok 140wjra 1k7ipborb vqqkgw1 34sfngh
26z1g9s3 2705enb5 3y4120zl 1mbeosght 277x3ywx aynzh1fl hz7xw269 2705e000 aynzgcjl
hzgtid4x az5qqcjl aywv3ce9 aywv3car h3jz81s 2719colc jqcxh475 53tj08x 1k4obiwif
5wdam9 1k7ipbqc7 277x3zpd aynzh281 hz7xw2o1 aywv4qyp ayxz2f7l hzgtidmp aywv3d6p
aywv4rr5 ayq7d75t hzgtiflt`,
  3: `
7hp1f eze2p 1k4get2ip fsbepdt 1cwig3k 1k4k5nls1 5es328 5es2yp 1sxczl
2wvqio 1vflz7 20feo3 34dfnl 1k4tv9dky 1k4kzmdc4 fvd9vcx f6vrpd fxg6u4g
fsbfg8w 1k4kaog02 l37mznk 1cwji80 1cwj5dt 54suf6 4ut98i 4ut91g 57bg1s
1k51wxypu 140vshu m9ls04 1k4k5p0ch 1k4kanev5 1k51wxm9v 1iygzl 5yrz40 7mp6o0
7cp8u8 fu9bhuf 1k4jvocg3 1k4m3lssi 1k4tv9e2q fbvx1h 1k4obhukh 1k4jvp1q9 1bleumm9
1bj6xvy8 g7ks0lc 1bj1y329 1kk8spo8x 1k4kznfgi 1k9qm2qyp 5ayqk8z 360mjxatf 1k5jo9ds2
1k51x0ruq m9nvuu 1k51wy0oy m9ltz8 1k4kaotfl 1k51wz0ub 1k51wxmaf o01kzl 2705emtd
273h9rep fu1tu2p aolfnk 2705dy0w 5pa4lfy9 68r85e 4odf6e4g3 1k4obhhxz 4odf6cq2r
1k4jvuo01 1kkd8ivb5 5wahhc 1k70y3f9g 1k70y2pza 140whsm 1k5jobugz gw9rxfv vqqjt6p
jk7slc ayxz1ptt aywv3oxt 140wmx6 aza6l98h ayp3es1s ayp3g6m8`,
  4: `
0 2hwch 4zsow 7i1oh chhq9 4nb75t fsge4u9 1k4futvr5 fwr7ugw
4ibrb4 ezqps oyzgg 4nbwg3 g1c156p rh8g1 wgohv wgold 5ca6m9
ft5d4ap 1k4gjsv7l 57adxd ft0dblt fx17fuo fww7ncw fww7n5t 2mtzq1dt 1bct7kzk
fwr87i8 fsbeps0 fwr7uv5 fsbed4x 1k4k5ny0y 2cf2gw0 1cz0c8w 4ktnnm diyk8w
4sbcow 4nc9a8 4nbk74 4ibfgh f03gh 4utlhd fsnwj5t 9amr28 fsnwj9c
yyxhd 5esfls 1k4hirsox 20f24j fu9bhtv 1k4hnr8qr 6g8k8x fu9bhxd 1k4hnr8u9
1k4kzmpz6 1k4hnrldt 1ber4dfl fxl6mtc fxg6txd 2mu4pu2r 2mu9pmrl 1bd376dc fsdwnb4
fsleb5s fsgf7r4 fsdy0ap fx17g8x fww7ny9 g19jlz5 1k4kfnjeq 1k5sjuz9e 2cf2txc
1cwitc0 1cwigox 5cb8qo 5cajnk 5cajgh mc3oci 1k4k5obgh 4ktczl diy8e9
4sb0u9 4nb85f ft7wfb4 1k4hnszyb o7ikqr 15ysl4z gggf0g3 1k53uurcz fbvkeh
fbvkhx 273oqr5v fxl6nep fyk57nl fyk57gj 2mutotj7 fsbi9dt ft0eeio fsnz08x
fxg6upt g1jj7r5 1k4kzmqde 1k5stukn6 2cp2ewy 1d8zyf5 1d6i22p 6g9m9t 6g8wzn
1k51zh9mq mc3qbm m9lvk2 mc52x0 1k4k5rtvl 1k4k5rthf 5ca8e9 4sb1mt 57aewz
mc3dhf m9lfyv 26z1fx4w 97izuku9 o7iko7 15ysl5j 1bi2zk75 h5zdo8z fxl6olf
fu4csu8 1k4kzq8si 1k5tdtrlu 2d92ayq 1dqh9mp mjlgxu 1k5joenlt 1k5jo7ocr mjl1cn
26z1fz40 1k7kfr4zl 1l2de6o76 1dqh8ur aynzgeip 1mbeosigx az5qqd1d aywv3csj aynzht35
az5qqf0h`,
  5: `
7hp4x ddyeww eze68 1gfv9d fsdw935 h55evpc 4ibria ddyfb5 4ibf2b
yyxkw 1iy48w 6g8k5f 20f2bl 7k6xoh 1k5sjun0h 2cf2ha9 1cwigar fx3poua
4utybm geii7sy geihvcz m9lfyb 5yrz0h ftruwsg 68rke9 1sxq4g 2wvr0g
68r7y8 68qvb5 20f253 48btdv 8o5bb7 1k4jvnzwj pbgy6b g0x1r0j 1k4obhhxf
hjsbk1 1k4obhi0x 1k4uz83r6 g2kzo5d gftxxh g7ks079 1k4uz7r45 27ckdrep g6gtn9d
1d6ieps 4uw26c e7xkhs e7xk3l 6g9mgw fbvxfk fbvx8h 1k51wzdac 140x72c
1k51wyo06 geiix3a m9mhai m9ol50 1msmh3403 1k4k5umm9 e2xf5t e7x7up 5w9edd
5ca7lv 140vg2f 15rbldt 26z1gykh 1sxs3k 2wvszk 68qxkw aynzgc1t g2xh668
g41f728 1k4lw3eo2 1k53nd2ip 15rawap o00w01 8o5bbr 4odjm5vk3 8o5d35 1k4x74i6h
g9sord1 1k4x74i9x 1klmqo7wl 4oepsg5j9 1k4uz845e hjtdkx 360mk2x37 2laqj9m 1ls6ioa
140vj7v 140vhn7 ivavxuf 145v95j vzm7gqp 1l06dwn7l 34sgcn5 aynzhqm9 1l0atpsox
vmaqnpd vmaqpa8 aoksch g2xh85c 27910y9t 1k6u0c64i vqqkigz vqqkk1t vzm7ipt
ayun6lq9 ozt08rr5 ayxz1qbl`,
  6: `
2hwg0 2i8zk 1sxpmo fyp4zy9 1sy2dd fu1ui2p fu1tta8 26z1fk01 2wwfwg
1bgz14hv g0x1r41 fwh896p 1kkc4kfpd fyp5czk fyp50ch fy55ts1 2mutpvcx 3y4120ht
1k4qbwkg1 1sxfgh 1sxh1c fu1tv9c 5p90n2ip 1kkc4kg3n 4tve251f 8c0xg5c3 4ot7f8t51
1lfwmdbpd 2d91lvm 1eagrup 1k51x5oue fvfulc0 26z1ga69 aoktxc 26z1fmgx 26z1fo1s
273h94lc 3y411dog 1k4hgabgh 2705enpc 27910yo0 4odf6fj7n 3ycwpqip 3y54zudc aynzgg3k
3ycwpsht aynzh5dt 1o2lwb0qp aywv3gch`,
  7: `
vkkb4ld wh14x vkken0h yzmrk ac385d 6g8wsh vpu3ev5 ael4ht vmaql8h
1kkc4kflv 1k53uurdj`,
};
