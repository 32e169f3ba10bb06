// A mark on a card: a saffron daub with an uneven edge, turned by its cell.
export const Daub = () => (
  <svg aria-hidden="true" className="bg-daub" viewBox="0 0 48 48">
    <path d="M24.6 3.2c6.2-.4 11.7 2 15.4 6.9 3.6 4.7 5.6 9.6 4.6 15.5-1 6-4 11.3-9.2 14.9-5 3.5-10.8 4.7-16.7 3-5.7-1.7-10-5.2-12.9-10.4C2.9 27.900 2.200 22.300 4.100 16.400 6 10.500 9.900 6.700 15.300 4.500c2.900-1.100 6.100-1.100 9.300-1.300z" />
  </svg>
);
