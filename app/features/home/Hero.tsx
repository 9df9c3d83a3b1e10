import { type KeyboardEvent, useEffect, useId } from 'react';
import { OwnLinkButton } from '#features/shared/OwnLinkButton.tsx';
import { type HomePart, slideText } from '#shop/home';
import { opensSoon } from '#shop/parts';
import { listed } from '#shop/products';
import { darkGrounds, name } from '#shop/settings';
import { OpensSoon } from '#features/shared/OpensSoon.tsx';
import { Tool } from '#ui/Button.tsx';
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
  /** The first one on the page has its first picture. */
  readonly isFirst: boolean;
};

/** The slider at the head of the home screen (SPEC 4.1). */
export function Hero({ slides, isFirst }: HeroProps) {
  const { track, current, goTo, goNext, handleKey } = useSlides(slides.length);
  const { isPaused, togglePause, pauseHandlers } = useAutoplay(goNext);
  const { ground, about = name } = slides[current] ?? {};
  return (
    <section
      className={classNames(styles.hero, isBeside && styles.beside)}
      aria-roledescription={strings.carousel}
      aria-label={isFirst ? strings.highlights : (slides[0]?.about ?? name)}
      onKeyDown={handleKey}
      {...pauseHandlers}
    >
      {slides.length > 1 && (
        <div className={`${styles.controls} needs-script`} data-ground={ground}>
          <div className={`wrap ${styles.row}`}>
            <Segments slides={slides} current={current} onChoose={goTo} />
            <Tool
              icon={isPaused ? 'play' : 'pause'}
              className={styles.pause}
              label={isPaused ? strings.playSlides : strings.pauseSlides}
              onClick={togglePause}
            />
          </div>
        </div>
      )}
      <ul
        className={`track ${styles.track}`}
        ref={track}
        aria-label={strings.slideNamed({ number: current + 1, about })}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.title ?? index}
            slide={slide}
            index={index}
            count={slides.length}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * Slides out of view are no stops. A link that has focus gives it to that of the slide that comes, and so does
 * the button of a slide.
 */
function useSlides(count: number) {
  const { track, current, goTo, goNext } = useTrack(count);
  useEffect(() => {
    const slides = [...(track.current?.children ?? [])] as HTMLElement[];
    const shown = slides[current];
    const hasFocus = track.current?.querySelector('a:focus');
    for (const slide of slides) {
      slide.inert = slide !== shown;
    }
    if (hasFocus) shown?.querySelector('a')?.focus({ preventScroll: true });
    const segments = track.current?.parentElement;
    if (segments?.querySelector('[aria-current="false"]:focus'))
      segments.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [track, current]);
  const handleKey = (event: KeyboardEvent) => {
    const isNext = event.key === import.meta.env.NEXT_KEY;
    if (!isNext && event.key !== import.meta.env.PREVIOUS_KEY) return;
    event.preventDefault();
    goTo(current + (isNext ? 1 : -1));
  };
  return { track, current, goTo, goNext, handleKey };
}

type SegmentsProps = {
  readonly slides: Slides;
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

/** A button for each slide; all are one stop, with arrow keys inside. */
function Segments({ slides, current, onChoose }: SegmentsProps) {
  return slides.map(({ about, title = name }, index) => (
    <button
      key={about ?? index}
      type="button"
      className={styles.segment}
      aria-label={strings.slideNamed({ number: index + 1, about: about ?? title })}
      aria-current={index === current}
      tabIndex={index === current ? 0 : -1}
      onClick={() => onChoose(index)}
    />
  ));
}

type SlideProps = {
  readonly slide: Slides[number];
  readonly index: number;
  readonly count: number;
  readonly isFirst: boolean;
};

function Slide({ slide, index, count, isFirst }: SlideProps) {
  const look = darkGrounds.includes(slide.ground) ? 'paper' : 'ink';
  const picture = toRequest(slide);
  const titleId = useId();
  return (
    <li
      className={styles.slide}
      data-ground={slide.ground}
      aria-roledescription={strings.slide}
      aria-label={strings.slideOf({ number: index + 1, count })}
    >
      {picture && (
        <Picture
          {...picture}
          alt=""
          isFirst={isFirst}
          className={slide.portrait ? undefined : `whole ${styles.photo}`}
        />
      )}
      <div className={styles.words}>
        {slide.about && <p className={`line-above ${styles.about}`}>{slide.about}</p>}
        <h2 id={titleId}>{slide.title ?? name}</h2>
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {opensSoon ? (
          <OpensSoon look={look} />
        ) : (
          <OwnLinkButton link={slide.action} look={look} aria-describedby={titleId} />
        )}
      </div>
    </li>
  );
}
