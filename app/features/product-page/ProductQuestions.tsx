import type { ProductDetails } from '#catalogue/productDetails.ts';
import { questionsTitle } from '#strings/productPage';
import styles from './ProductQuestions.module.css';

type ProductQuestionsProps = Required<Pick<ProductDetails, 'questions'>>;

/** What shoppers ask of a product; each answer opens below its question, also without a script. */
export function ProductQuestions({ questions }: ProductQuestionsProps) {
  return (
    <section className={`line-above ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">{questionsTitle}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
