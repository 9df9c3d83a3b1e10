import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { linkTo } from '#address/address.ts';
import { type HomePart, slideText } from '#shop/home';
import { listed } from '#shop/products';
import { name } from '#shop/settings';
import { darkGrounds } from '#shop/theme';
import { LinkButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import { Picture, type PictureRequest } from '#ui/Picture.tsx';
import { useAutoplay } from '#ui/useAutoplay.ts';
import { useTrack } from '#ui/useTrack.ts';
import * as strings from '#strings/home';
import styles from './Hero.module.css';

type Slides = HomePart<'hero'>;

/** The first slide's picture is the screen's first. */
export const firstInHero = (slides: Slides): readonly PictureRequest[] =>
  slides.slice(0, 1).flatMap((slide) => toRequest(slide) ?? []);

/** Whether the text of slides is beside their tall picture on wide screens, and not over the wide one. */
const isBeside = slideText === 'beside';

/** A slide without a picture of its own has that of the first product. */
function toRequest({ portrait, picture }: Slides[number]): PictureRequest | undefined {
  const source = portrait ?? listed[0]?.image;
  if (!source) return undefined;
  // More than two device pixels per CSS pixel are not visible, and a phone waits for this picture.
  const sizes = '(min-resolution: 2.5dppx) 72vw, 100vw';
  if (isBeside || !picture) {
    // As wide as Hero.module.css shows it.
    const beside = `(min-width: 768px) clamp(416px, 43.2vw, 592px), ${sizes}`;
    return { source, sizes: beside };
  }
  const wide = { source: picture, from: '768px', sizes: 'max(100vw, 1040px)' } as const;
  return { source, wide, sizes };
}

type HeroProps = {
  readonly slides: Slides;
  /** The first one on the page has its main heading. */
  readonly isFirst: boolean;
};

/** The slider at the head of the home screen (SPEC 4.1). */
export function Hero({ slides, isFirst }: HeroProps) {
  const { track, current, goTo, goNext, goPrevious } = useTrack(slides.length);
  const { isPaused, togglePause, pauseHandlers } = useAutoplay(goNext);
  useHiddenSlides(track, current);
  const ground = slides[current]?.ground;

  return (
    <section
      className={classNames(styles.hero, isBeside && styles.beside)}
      aria-roledescription={strings.carousel}
      aria-label={isFirst ? strings.highlights : (slides[0]?.about ?? name)}
      onKeyDown={onArrow({
        [import.meta.env.NEXT_KEY]: goNext,
        [import.meta.env.PREVIOUS_KEY]: goPrevious,
      })}
      {...pauseHandlers}
    >
      {slides.length > 1 && (
        <div className={`${styles.controls} needs-script`} data-ground={ground}>
          <div className={`wrap ${styles.row}`}>
            <Segments slides={slides} current={current} onChoose={goTo} />
            <PauseButton isPaused={isPaused} onClick={togglePause} />
          </div>
        </div>
      )}
      <ul
        className={`track ${styles.track}`}
        ref={track}
        aria-label={strings.slideNamed({
          number: current + 1,
          about: slides[current]?.about ?? name,
        })}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title ?? index}
            slide={slide}
            index={index}
            count={slides.length}
            isFirst={isFirst && index === 0}
            isMain={isFirst && index === current}
          />
        ))}
      </ul>
    </section>
  );
}

const onArrow = (steps: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  const step = steps[event.key];
  if (step) event.preventDefault();
  step?.();
};

/** Slides out of view are no stops. A link that has focus gives it to that of the slide that comes. */
function useHiddenSlides(track: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const slides = [...(track.current?.children ?? [])] as HTMLElement[];
    const shown = slides[current];
    if (!shown) return;
    shown.inert = false;
    const link = document.activeElement?.closest('a');
    if (link && track.current?.contains(link))
      shown.querySelector('a')?.focus({ preventScroll: true });
    // A page transition puts focus on the first heading, where it stays.
    for (const slide of slides) {
      slide.inert = slide !== shown && !slide.contains(document.activeElement);
    }
  }, [track, current]);
}

type PauseButtonProps = { readonly isPaused: boolean } & ComponentProps<'button'>;

function PauseButton({ isPaused, ...button }: PauseButtonProps) {
  const label = isPaused ? strings.playSlides : strings.pauseSlides;
  return (
    <button {...button} type="button" className={styles.pause} aria-label={label}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}

type SegmentsProps = {
  readonly slides: Slides;
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

/** A button for each slide. */
function Segments({ slides, current, onChoose }: SegmentsProps) {
  return slides.map(({ about, title = name }, index) => (
    <button
      key={about ?? index}
      type="button"
      className={styles.segment}
      aria-label={strings.slideNamed({ number: index + 1, about: about ?? title })}
      aria-current={index === current}
      onClick={() => onChoose(index)}
    />
  ));
}

type SlideProps = {
  readonly slide: Slides[number];
  readonly index: number;
  readonly count: number;
  readonly isFirst: boolean;
  /** Its heading is the page's: those of the other slides are hidden. */
  readonly isMain: boolean;
};

function Slide({ slide, index, count, isFirst, isMain }: SlideProps) {
  const Title = isFirst ? 'h1' : 'h2';
  const isDark = darkGrounds.includes(slide.ground);
  const picture = toRequest(slide);
  return (
    <li
      className={styles.slide}
      data-ground={slide.ground}
      aria-roledescription={strings.slide}
      aria-label={strings.slideOf({ number: index + 1, count })}
    >
      {picture && <Picture {...picture} alt="" isFirst={isFirst} />}
      <div className={styles.words}>
        {slide.about && <p className={`line-above ${styles.about}`}>{slide.about}</p>}
        <Title aria-level={isMain && !isFirst ? 1 : undefined}>{slide.title ?? name}</Title>
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        <LinkButton look={isDark ? 'paper' : 'ink'} {...linkTo(slide.action.to)}>
          {slide.action.label}
        </LinkButton>
      </div>
    </li>
  );
}
