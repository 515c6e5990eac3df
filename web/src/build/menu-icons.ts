/** Icons that appear only in the menus of the header, by their file names in lucide-react. */
export const MENU_ICONS: readonly string[] = [
  'book-bookmark',
  'building-complex',
  'credit-card',
  'face-slightly-smiling',
  'graduation-cap',
  'id-card',
  'inbox',
  'log-out',
  'mail',
  'medal',
  'shopping-cart',
  'sparkles',
  'swords',
  'user-round-check',
  'vote',
  'wrench',
];
