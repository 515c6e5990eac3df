declare module 'naughty-words' {
  const lists: unknown;
  export default lists;
}
