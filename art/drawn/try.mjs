import sharp from 'sharp';
import { render } from './engine/render.mjs';
import { colour } from './engine/colour.mjs';
import { group, put, studio, sweep } from './scene.mjs';
import * as S from './shapes.mjs';
import { glazed, level, slant, stripes } from './glazes.mjs';
const t0=Date.now();
const scene = { things: [sweep('#e7e1d6'), put(S.mug(), glazed('ink',{dip:slant(3,.25)}),{turn:20}), put(S.plate(11,2), glazed('salt'),{at:[-14,0,-8]}), put(S.teapotBody(), glazed('persimmon'),{at:[16,0,-10]}), put(S.teapotLid(), glazed('persimmon'),{at:[16,0,-10]})],
  camera: { target: [0, 5, 0], distance: 90, height: 18, angle: 30 }, light: studio(), bounce: { level: .6, colour: colour('#e7e1d6') } };
const [w,h]=process.argv[2]==='big'?[1200,1500]:[480,600];
const t1=Date.now();const b = render(scene, w, h);
console.log("build",t1-t0,"render",Date.now()-t1);
await sharp(b,{raw:{width:w,height:h,channels:3}}).png().toFile('/tmp/ex-try.png');
