/** Icons that only the menus of the header show, by their file names in lucide-react. */
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
