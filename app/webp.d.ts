declare module '*.webp' {
  const picture: import('./domain/picture.ts').Picture;
  export default picture;
}
