import { useMounted } from '@mantine/hooks';

/**
 * Opens what begins opened one step later: only of what opens while it is there does Mantine know where the focus was,
 * and gives it back in the end.
 */
export const useOpenedAfterMount = (opened: boolean): boolean => {
  const isMounted = useMounted();
  return opened && isMounted;
};
